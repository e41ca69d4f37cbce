export { charge, type HostableCharge } from './charge.ts'
export { findMethodOnCart, type MethodOnCart, withoutState } from './method-on-cart.ts'
export { returnUrlOf, siteOrigin } from './rules.ts'
export { resolvers } from './resolvers.ts'
export { GIVE_UP_MS, giveUpAttempt, LONG_HOLD_SECONDS, payFreeOrder, settleAttempt } from './settle.ts'
export { type PaymentStatusModel, toPaymentStatus } from './status.ts'
export {
  findAttempt, findAttemptByReference, findNewestAttempt, insertAttempt, insertEvent, type NewEvent, OPEN_STATES, requireReversalKey,
} from './store.ts'
export { REVERSAL_SENT } from './fold.ts'
export type { AttemptRow, AttemptState, PspEventRow } from './tables.ts'
export {
  type ChargeRequest, type GatewayAddress, type GatewayAnswer, GatewayError, type MethodOffer, type MethodsQuery, type PaymentGateway, type ResultCode,
} from './ports.ts'
