export interface Meaning {
  readonly code?: string
  readonly reason?: string
  readonly label?: string
}

/** Messages of Magento-compatible servers. */
const CODES: readonly (readonly [text: RegExp, code: string])[] = [
  [/^Internal server error$/, 'INTERNAL_SERVER_ERROR'],
  [/The current customer isn't authorized\./, 'NOT_AUTHORIZED'],
  [/The current user cannot perform operations on/, 'NOT_AUTHORIZED'],
  [/Could not find a cart with ID/, 'CART_NOT_FOUND'],
  [/The cart isn't active\./, 'CART_NOT_ACTIVE'],
  [/^Required parameter "cart_?id" is missing/i, 'CART_ID_MISSING'],
  [/Can't assign cart to store in different website\./, 'CART_OF_OTHER_WEBSITE'],
  [/maintenance mode is enabled/, 'MAINTENANCE'],
  [/^currentPage value/, 'PAGE_BEYOND_LAST'],
  [/^The sort option/, 'SORT_UNKNOWN'],
  [/^The filter/, 'FILTER_INVALID'],
  [/^The wishlist was not found\.$/, 'WISHLIST_NOT_FOUND'],
  [/^Could not find a product/, 'PRODUCT_NOT_FOUND'],
  [/^Please correct the gift card code\.$/, 'GIFT_CARD_NOT_USABLE'],
  [/^The most you may purchase/, 'MOST_OF_A_LINE'],
  [/is greater than you can return/, 'QUANTITY_TOO_GREAT'],
  [/out of stock/i, 'INSUFFICIENT_STOCK'],
  [/not available/i, 'NOT_SALABLE'],
]

const REASONS: readonly (readonly [text: RegExp, reason: string])[] = [
  [/still being placed/, 'ORDER_IN_PROGRESS'],
  [/refused|declined/i, 'PAYMENT_REFUSED'],
]

const find = (table: typeof CODES, message: string) => table.find(([text]) => text.test(message))?.[1]

/**
 * Maps an error message without a code to our server's codes. Only this file may decide by message text. [decision 52]
 */
export function meaningOf(message: string): Meaning {
  const [, label] = /^Please enter a valid (.+)\.$/.exec(message) ?? []
  const code = label === undefined ? find(CODES, message) : 'FIELD_NOT_VALID'
  const reason = find(REASONS, message)
  return {
    ...(code === undefined ? {} : { code }),
    ...(reason === undefined ? {} : { reason }),
    ...(label === undefined ? {} : { label }),
  }
}

/** Codes that the message refines. */
const COARSE: ReadonlySet<string> = new Set(['UNDEFINED', 'INSUFFICIENT_STOCK'])

export function userErrorCode({ code, message }: { readonly code: string; readonly message: string }): string {
  return COARSE.has(code) ? (meaningOf(message).code ?? code) : code
}

export function unknownFieldOf(message: string): { readonly name: string; readonly type: string } | undefined {
  const [, name, type] = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message) ?? []
  return name !== undefined && type !== undefined ? { name, type } : undefined
}
