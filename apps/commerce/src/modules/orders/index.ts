export { cartTokenOf, readCartToken } from './cart-link.ts'
export { findBrokenInvariants } from './invariants.ts'
export { orderJobHandlers } from './job-handlers.ts'
export { orderJobs } from './jobs.ts'
export { type OrderModel, toOrderModel } from './order-model.ts'
export { loadOrderMail } from './send-order-mail.ts'
export {
  commitReservations,
  extendReservations,
  releaseExpiredReservations,
  releaseStock,
  reserveAgain,
  reserveStock,
  type StockLine,
} from './stock.ts'
export {
  clearReview,
  closeOrder,
  findNewestOrderOfCart,
  findOrder,
  findOrderByNumber,
  hasOtherLiveOrder,
  insertOrder,
  listOrdersInReview,
  loadOrderLines,
  lockOrder,
  markGoodsRestored,
  markOrderFailed,
  markOrderForReview,
  markOrderPaid,
  type NewOrder,
  type NewOrderLine,
  recordOrderEvent,
  requireOrder,
} from './store.ts'
export type { OrderRow } from './tables.ts'
