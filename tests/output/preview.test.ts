import { serve } from '../../scripts/serve.ts'
import { testAnswers } from '../support/hosts/answers.ts'

testAnswers({
  name: 'the local server',
  start: (directory) => serve({ directory, port: 0 }),
})
