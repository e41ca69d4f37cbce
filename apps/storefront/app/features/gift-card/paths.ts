/** Address of the gift card's page, where cards are put into the bag. [R2.41] */
export const GIFT_CARD_PATH = '/gift-card.html'

/** Address of the form that changes a gift card in the bag. */
export const detailsPath = (uid: string) => `/cart/gift-card?line=${encodeURIComponent(uid)}`
