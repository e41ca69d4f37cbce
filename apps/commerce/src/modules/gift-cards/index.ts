export { hashPin as hashGiftCardPin, maskCode, parseCode as parseGiftCardCode, spacedCode } from './codes.ts'
export { type CardRefund, hasReplacedCards } from './give-back.ts'
export { issueGiftCards } from './issue.ts'
export { areBoughtCardsSpent, issueBoughtCards, voidBoughtCards } from './issue-bought.ts'
export { giftCardJobHandlers } from './job-handlers.ts'
export { giftCardJobs } from './jobs.ts'
export {
  captureGiftCards,
  type GiftCardShare,
  refundGiftCards,
  releaseGiftCards,
  reserveGiftCards,
  reserveGiftCardsAgain,
} from './ledger.ts'
export { findCardForStaff, giftCardFacts, voidCard } from './store.ts'
export { expiryOf, lastDayOf } from './use-by.ts'
