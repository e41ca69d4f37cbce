import { Notice } from '#app/ui/notice.tsx'

/** A message that belongs to no field; takes the focus. */
export function ProblemNotice({ answer }: { readonly answer: { readonly problem?: string | undefined } | undefined }) {
  if (!answer?.problem) return null
  return (
    <Notice tone="negative" answer={answer}>
      {answer.problem}
    </Notice>
  )
}
