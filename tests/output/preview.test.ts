import { serve } from '../../scripts/serve.ts'
import { testAnswers } from '../support/hosts/answers.ts'

testAnswers({
  name: 'the local server',
  start: (directory) => serve({ directory, port: 0 }),
  differences: [
    {
      request: /range: bytes=/,
      seen: { status: 200, 'header content-length': /^\d{4,}$/ },
      why: 'it ignores ranges and sends the whole file, as RFC 9110 allows',
    },
  ],
})
