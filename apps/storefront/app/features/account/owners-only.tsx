import type { ReactNode } from 'react'
import type { Customer } from './customer.server.ts'
import { NOT_FOR_STAFF } from './messages.ts'

/** [decision 12] */
export function OwnersOnly({
  customer,
  children,
}: {
  readonly customer: Pick<Customer, 'isActedFor'>
  readonly children: ReactNode
}) {
  return customer.isActedFor ? <p className="mute">{NOT_FOR_STAFF}</p> : children
}
