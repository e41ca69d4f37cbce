/** What fits side by side on a page. */
export const MAX_COMPARED = 4

/** Also the longest page, since a guest's list is one page. [A95] */
export const MAX_WISHLIST_ITEMS = 100

/** Of the API, in characters; the rest is cut off. */
export const MAX_SEARCH_LENGTH = 200

/** Of a shop's search fields, in characters. */
export const MAX_SEARCH_FIELD_LENGTH = 120
