export { charge, type HostableCharge } from './charge.ts'
export { REVERSAL_SENT, STAFF_RETURNED, unsentReturnsOf, type WrongCharge } from './fold.ts'
export { findMethodOnCart, type MethodOnCart, withoutState } from './method-on-cart.ts'
export {
  type ChargeRequest,
  type DetailsRequest,
  type GatewayAddress,
  type GatewayAnswer,
  GatewayError,
  type MethodOffer,
  type MethodsQuery,
  type PaymentGateway,
  type ResultCode,
  type ReversalRequest,
} from './ports.ts'
export { askHowItEnded } from './returned.ts'
export { instalmentTypesOf, returnUrlOf, siteOrigin } from './rules.ts'
export { GIVE_UP_MS, giveUpAttempt, payFreeOrder, settleAttempt } from './settle.ts'
export { type PaymentStatusModel, tellPaymentStatus } from './status.ts'
export {
  findAttempt,
  findAttemptByReference,
  findNewestAttempt,
  findReturned,
  insertAttempt,
  insertEvent,
  listOrdersWithUnsentReturns,
  loadEvents,
  OPEN_STATES,
} from './store.ts'
export type { AttemptRow } from './tables.ts'
export { returnableChargesOf, returnWrongCharges } from './wrong-charges.ts'
