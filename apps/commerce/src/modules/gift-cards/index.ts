export { unlockCard } from './check-card.ts'
export { hashesOfPin as hashGiftCardPin, maskCode, parseCode as parseGiftCardCode, spacedCode } from './codes.ts'
export { issueGiftCards } from './issue.ts'
export { areBoughtCardsSpent, issueBoughtCards, voidBoughtCards } from './issue-bought.ts'
export { giftCardJobHandlers } from './job-handlers.ts'
export { giftCardJobs } from './jobs.ts'
export { type CardRefund, hasReplacedCards } from './ledger/give-back.ts'
export {
  captureGiftCards,
  type GiftCardShare,
  refundGiftCards,
  releaseGiftCards,
  reserveGiftCards,
  reserveGiftCardsAgain,
} from './ledger/ledger.ts'
export { findCardForStaff, GIFT_CARDS_OF_CART, giftCardFacts, readGiftCardFacts, voidCard } from './store.ts'
export { expiryOf, lastDayOf } from './use-by.ts'
