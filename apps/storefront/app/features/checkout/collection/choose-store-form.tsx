import type { ReactNode } from 'react'

interface ChooseStoreFormProps {
  readonly uids: readonly string[]
  /** Without one the lines are delivered. */
  readonly storeId?: string | undefined
  readonly id?: string
  readonly children?: ReactNode
}

/** Collects or delivers lines, and opens the checkout again; not one of the router's actions. */
export function ChooseStoreForm({ uids, storeId = '', id, children }: ChooseStoreFormProps) {
  return (
    <form id={id} method="post" action="/store/choose">
      <input type="hidden" name="store" value={storeId} />
      {uids.map((uid) => (
        <input key={uid} type="hidden" name="line" value={uid} />
      ))}
      <input type="hidden" name="returnTo" value="/checkout" />
      {children}
    </form>
  )
}
