import type { MouseEvent, ReactNode } from 'react'
import { findInStorePath, openFindInStore } from '#app/session/browser/find-in-store.ts'

/** Opens find in store for one line or all; a plain link without scripts. [R2.66] */
export function FindLink({
  lineUid,
  returnTo = '/cart',
  className,
  children,
}: {
  readonly lineUid?: string
  readonly returnTo?: '/cart' | '/checkout'
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  const request = { mode: 'CART', ...(lineUid === undefined ? {} : { lineUid }) } as const
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openFindInStore(request)
  }
  return (
    <a href={findInStorePath(request, returnTo)} className={className} onClick={open}>
      {children}
    </a>
  )
}
