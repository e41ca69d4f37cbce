import type { ReactNode } from 'react'
import type { Customer } from './customer.server.ts'

/** Shown to staff instead of owner-only forms. [decision 12] */
const NOT_FOR_STAFF = 'Staff cannot do this for a customer. Ask the customer to sign in and do it.'

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
