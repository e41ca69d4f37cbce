export { findBrokenInvariants } from './invariants.ts'
export { addJob } from './jobs.ts'
export { toOrderModel } from './order-model.ts'
export { extendHolds, holdAgain, holdStock, releaseExpiredHolds, releaseStock, type StockLine, takeStock } from './stock.ts'
export {
  closeOrder,
  findNewestOrderOfCart,
  findOrder,
  findOrderByNumber,
  hasOtherLiveOrder,
  insertOrder,
  loadOrderLines,
  lockOrder,
  markOrderFailed,
  markOrderForReview,
  markOrderPaid,
  type NewOrder,
  type NewOrderLine,
  recordOrderEvent,
  requireOrder,
} from './store.ts'
export type { OrderLineRow, OrderRow } from './tables.ts'
