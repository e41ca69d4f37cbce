export { unlockCard } from './check-card.ts'
export { formatCode, hashesOfPin as hashGiftCardPin, maskCode } from './codes.ts'
export { expiryOf, lastDayOf } from './expiry.ts'
export { issueGiftCards } from './issue.ts'
export { areBoughtCardsSpent, issueBoughtCards } from './issue-bought.ts'
export { giftCardJobHandlers } from './job-handlers.ts'
export { giftCardJobs } from './jobs.ts'
export { hasReplacedCards } from './ledger/credit-cards.ts'
export { type GiftCardShare, giftCardClaim, refundGiftCards } from './ledger/ledger.ts'
export {
  adjustCard,
  blockCard,
  CARD_FILTERS,
  findCardForStaff,
  type ListedCard,
  listCards,
  MOST_ON_CARD_CENTS,
  searchCards,
  voidCard,
} from './staff/staff-cards.ts'
export { giftCardFacts, giftCardsOfCartSql, readGiftCardFacts } from './store.ts'
