import type { ReactNode } from 'react'

/** Scripts say whether the service desk is open, which a shared page cannot know. [R2.35] */
export function DeskNow({ hours }: { readonly hours?: string }): ReactNode {
  return (
    <p>
      <strong data-desk-status="">{'\u00a0'}</strong>
      {hours && (
        <>
          <br />
          {hours}.
        </>
      )}
    </p>
  )
}
