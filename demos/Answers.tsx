import type { ReactNode } from 'react'

interface AnswersProps {
  questions: readonly { question: string; answer: string }[]
  /** A drawing beside each question, such as an arrow. */
  mark?: ReactNode
}

/** Shows questions. A press on a question shows or hides its answer. */
export const Answers = ({ questions, mark }: AnswersProps) =>
  questions.map(({ question, answer }) => (
    <details key={question}>
      <summary>
        {question}
        {mark}
      </summary>
      <p>{answer}</p>
    </details>
  ))
