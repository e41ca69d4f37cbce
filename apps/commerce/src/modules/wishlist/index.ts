export { fail as wishlistError } from './errors.ts'
export { MAX_ITEMS as MAX_WISHLIST_ITEMS } from './rules.ts'
export { forgetOldGuestLists } from './store.ts'
