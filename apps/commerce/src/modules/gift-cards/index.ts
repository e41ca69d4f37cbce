export { hashPin as hashGiftCardPin, maskCode, parseCode as parseGiftCardCode, spacedCode } from './codes.ts'
export { issueGiftCards } from './issue.ts'
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
