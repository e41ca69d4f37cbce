import type { ReactNode } from 'react'

/** Scripts fill in whether the service desk is open: the page is cached. [R2.35] */
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
