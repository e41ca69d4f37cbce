export { enqueueAfterPayment } from './after-payment.ts'
export { cartTokenOf, readCartToken } from './cart-link.ts'
export { insertOrder, type NewDeliveryGroup, type NewOrder, type NewOrderLine } from './insert-order.ts'
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
  reserveStock,
  returnGoods,
  type StockLine,
} from './stock.ts'
export {
  cancelLines,
  clearReview,
  closeOrder,
  findNewestOrderOfCart,
  findOrder,
  findOrderByNumber,
  findOrderOfNumber,
  hasOtherLiveOrder,
  listOrdersInReview,
  loadOrderLines,
  lockOrder,
  markGoodsRestored,
  markOrderFailed,
  markOrderForReview,
  markOrderPaid,
  recordOrderEvent,
  requireOrder,
} from './store.ts'
export type { OrderDiscountData, OrderRow } from './tables.ts'
