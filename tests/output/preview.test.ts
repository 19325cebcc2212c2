import { serve } from '../../scripts/serve.ts'
import { testAnswers } from '../support/hosts/answers.ts'

testAnswers({
  name: 'the local server',
  start: (directory) => serve({ directory, port: 0 }),
  // The local preview server ignores the header Range and sends the whole file, as RFC 9110 allows.
  differences: [[/range: bytes=/, { status: 200, 'header content-length': /^\d{4,}$/ }]],
})
