export { maskCode } from './codes.ts'
export {
  captureGiftCards,
  type GiftCardShare,
  refundGiftCards,
  releaseGiftCards,
  reserveGiftCards,
  reserveGiftCardsAgain,
} from './ledger.ts'
export { giftCardFacts } from './store.ts'
