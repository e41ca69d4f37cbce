import { Notice } from '#app/ui/notice.tsx'

/** What went wrong with the form that was sent, where it is no field's; it takes the focus. */
export function ProblemNotice({ answer }: { readonly answer: { readonly problem?: string | undefined } | undefined }) {
  if (!answer?.problem) return null
  return (
    <Notice tone="negative" answer={answer}>
      {answer.problem}
    </Notice>
  )
}
