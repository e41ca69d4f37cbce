export { cartTokenOf, readCartToken } from './cart-link.ts'
export { lockClaims, reserveClaims, reserveClaimsAgain, SOLD_OUT } from './claims/claims.ts'
export {
  extendReservations,
  passToOrder,
  releaseExpiredReservations,
  releaseOfReturn,
  reserveForReturn,
  restockPieces,
  type StockLine,
  sellExpired,
  selling,
} from './claims/stock.ts'
export { creditMemosOf, refundPaymentsOf } from './credit-memos/credit-memo-model.ts'
export {
  type CreditedLine,
  countRefunded,
  creditMemoNumber,
  insertCreditMemo,
} from './credit-memos/insert-credit-memo.ts'
export {
  insertingOrder,
  insertOrder,
  type NewDeliveryGroup,
  type NewOrder,
  type NewOrderLine,
  type OrderValues,
  orderValuesOf,
} from './insert-order.ts'
export { findBrokenInvariants } from './invariants/find-broken-invariants.ts'
export { orderJobHandlers } from './job-handlers.ts'
export { orderJobs } from './jobs.ts'
export { lineOfVariant } from './line-of-variant.ts'
export { loadMailLines } from './mails/collection-mail.ts'
export { addressLines } from './mails/order-mail-model.ts'
export { refundFactsOf } from './mails/refund-facts.ts'
export { loadOrderMail } from './mails/send-order-mail.ts'
export { enqueueRefundMail } from './mails/send-order-refunded.ts'
export { needsSignIn } from './model/available-actions.ts'
export { loadCancellable } from './model/cancellable-items.ts'
export { type OrderModel, toOrderModel, toOrderModels, toSelectedOrder } from './model/order-model.ts'
export { sizeTextOf } from './model/size-text-of.ts'
export { locateGuestOrder } from './operations/guestOrder.ts'
export { requireOrderByToken } from './operations/guestOrderByToken.ts'
export { requireOwnOrder } from './operations/setOrderNominee.ts'
export { countOrderEvent } from './order-metrics.ts'
export { reallocateLine } from './reallocate-line.ts'
export { isSalesKey, salesReport, sellThroughReport } from './reports/sales.ts'
export { advanceOrder, loadProgress } from './steps/advance-order.ts'
export { cancelMissing } from './steps/cancel-missing.ts'
export { type Collected, collectPieces, type Handover } from './steps/collect.ts'
export { type DeliverRefusal, noteDelivered } from './steps/deliver.ts'
export { makeReady } from './steps/make-ready.ts'
export { carriers, findCarrier, parseTrackingNumber } from './steps/parcel.ts'
export { pickPieces } from './steps/pick.ts'
export { findSource, listPiecesToPick, loadPieces, type Piece } from './steps/pieces.ts'
export { type ShipCall, type Shipped, type ShipRefusal, shipParcel } from './steps/ship.ts'
export {
  atStore,
  auditStep,
  piecesOfLines,
  type StepRefusal,
  type StepTaken,
  type StoreCall,
  type StoreOrder,
} from './steps/store-order.ts'
export { takeStep } from './steps/take-step.ts'
export { isUnderReview } from './steps/under-review.ts'
export {
  findNewestOrderOfCart,
  findOrder,
  findOrderByNumber,
  findOrderOfNumber,
  findOrdersById,
  hasOtherLiveOrder,
  listOrdersInReview,
  loadOrderLines,
  lockOrder,
  markGoodsRestored,
  type OrderParts,
  recordOrderEvent,
  requireOrder,
  requireOrderParts,
} from './store.ts'
export type { OrderDiscountData, OrderLineRow, OrderRow, ReallocatedLine } from './tables.ts'
export { transition } from './transition.ts'
