/** [R2.41] */
export const GIFT_CARD_PATH = '/gift-card.html'

export const detailsPath = (uid: string) => `/cart/gift-card?line=${encodeURIComponent(uid)}`
