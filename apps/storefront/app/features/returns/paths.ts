import type { Way } from './ways.ts'

/** Chooses what comes back of an order. */
export const createPath = (orderNumber: string) => `/return/create?${new URLSearchParams({ order: orderNumber })}`

export const viewPath = (returnUid: string) => `/return/view?${new URLSearchParams({ return: returnUid })}`

/** Shown after sending; a reload shows it again. With a parcel point, `sent=go` leads on to its page. [R2.87] */
export const sentPath = (returnUid: string, way?: Way) =>
  `${viewPath(returnUid)}&sent=${way === 'parcel_point' ? 'go' : '1'}`

/** The look-up, for a guest whose 30 minutes are over. */
export const lookupPath = (orderNumber: string) =>
  `/return/guest?again${orderNumber ? `&${new URLSearchParams({ number: orderNumber })}` : ''}`

export const orderPath = (orderNumber: string, isCustomer: boolean) =>
  isCustomer ? `/customer/orders/${encodeURIComponent(orderNumber)}` : '/order'
