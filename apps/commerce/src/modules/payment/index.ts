export { ANSWER_WITHIN_MS, answerInTime } from './answer-in-time.ts'
export { type CancelledOrder, cancelLocked } from './cancel-order.ts'
export { collectOrder, shipOrder } from './captures/hand-over.ts'
export { loadOrderMoney } from './captures/order-money.ts'
export { charge, type HostableCharge } from './charge.ts'
export { doubtfulPayments } from './doubtful.ts'
export { approvedMethodOf } from './express/approved-method.ts'
export { isExpressOn } from './express/express-offer.ts'
export { putOnCart } from './express/put-on-cart.ts'
export { unsentReturnsOf, type WrongCharge } from './fold/charges.ts'
export { listExpiring } from './holds/find-expiring.ts'
export { holdLocked, releaseLocked } from './holds/hold-order.ts'
export { paymentJobHandlers } from './job-handlers.ts'
export { checkEntries, enqueueingCheck, paymentJobs } from './jobs.ts'
export {
  canPay,
  findMethodOnCart,
  isComplete,
  type MethodOnCart,
  orderPaymentOf,
  withoutState,
} from './methods/method-on-cart.ts'
export { requireServed } from './operations/setPaymentMethodOnCart.ts'
export {
  type ChargedItem,
  type ChargeRequest,
  type DetailsRequest,
  type GatewayAddress,
  type GatewayAnswer,
  GatewayError,
  type MethodOffer,
  type MethodsQuery,
  type PartRequest,
  type PaymentGateway,
  type PaypalOrder,
  type ResultCode,
  type ReversalRequest,
  type StoredCard,
} from './ports.ts'
export { cancelRest } from './refunds/cancel-rest.ts'
export { type Declined, declinePieces } from './refunds/decline-pieces.ts'
export { shareOf } from './refunds/refund-lines.ts'
export {
  type RefundCall,
  type RefundRefusal,
  refundLocked,
} from './refunds/refund-order.ts'
export {
  type DifferencePayment,
  recordDifference,
  refundUnsentDifference,
  reopenDifferenceRefund,
} from './refunds/swap-difference.ts'
export { loadRisk } from './risk/review-risk.ts'
export { returnUrlOf, siteOrigin } from './rules.ts'
export { loadOrderPayment, type OrderPayment } from './status.ts'
export {
  type AttemptValues,
  findAttemptByReference,
  findNewestAttempt,
  insertEvent,
  insertingAttempt,
  listOrdersWithUnsentReturns,
  loadEvents,
} from './store.ts'
export type { AttemptRow } from './tables.ts'
export { type OwedOrder, withLockedOrder } from './with-order.ts'
export { returnableChargesOf, returnWrongCharges } from './wrong-charges/wrong-charges.ts'
