import type { ReactNode } from 'react'
import { Form } from 'react-router'

interface ChooseStoreFormProps {
  readonly uids: readonly string[]
  /** Without one the lines are delivered. */
  readonly storeId?: string | undefined
  readonly id?: string
  readonly children?: ReactNode
}

/** Collects or delivers lines, and comes back to the checkout. */
export function ChooseStoreForm({ uids, storeId, id, children }: ChooseStoreFormProps) {
  return (
    <Form id={id} method="post" action="/store/choose" preventScrollReset>
      {storeId === undefined ? null : <input type="hidden" name="store" value={storeId} />}
      {uids.map((uid) => (
        <input key={uid} type="hidden" name="line" value={uid} />
      ))}
      <input type="hidden" name="returnTo" value="/checkout" />
      {children}
    </Form>
  )
}
