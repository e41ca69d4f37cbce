import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { addressBookMessages } from './features/address-book/messages.ts'
import { collectionMessages } from './features/cart/collection/messages.ts'
import { cartMessages } from './features/cart/messages.ts'
import { checkoutMessages } from './features/checkout/messages.ts'
import { findMessages } from './features/find-in-store/messages.ts'
import { flashMessage } from './features/flash/flash-messages.ts'
import { productMessages } from './features/product/messages.ts'
import { profileMessages } from './features/profile/messages.ts'
import { returnMessages } from './features/returns/messages.ts'
import { signInMessages } from './features/sign-in/messages.ts'
import { wishlistMessages } from './features/wishlist/messages.ts'
import { meaningOf } from './graphql/other-servers/messages.ts'
import { SOMETHING_WRONG } from './graphql/result.ts'

/** As printed in the specification. */
const WITH_FULL_STOP = [
  'Error generating customer token.',
  'Error creating cart.',
  'Error fetching cart products.',
  'Error adding cart products.',
  'Error removing item from cart.',
  'Error updating cart items.',
  'Error setting shipping address.',
  'Error setting shipping method.',
  'Failed to check eligibility.',
  'Error getting payment methods.',
  'Something has gone wrong, please try again.',
  'We can’t create your Wishlist right now.',
]
const WITHOUT = [
  'Error signing up',
  'Error updating customer data',
  'Error changing password',
  'Error requesting reset password email',
  'Reset password error',
  'Reset password token validation failed',
  'Unable to request password reset email',
  'Error creating address',
  'Error updating address',
  'Error deleting customer address',
  'Error fetching wishlist',
  'Error fetching guest wishlist',
  'Error adding product to wishlist',
  'Error removing product from wishlist',
  'Error adding wishlist item to cart',
  'Error updating wistlist item size',
  'guest wishlist operations error occured',
  'Error merging wishlist',
  'Error merging cart',
  'Failed to set email address',
  'Error setting payment method',
  'Error setting billing address',
  'Error setting authority to leave',
  'Error placing order',
  'Error getting live inventory',
  'Error fetching stores',
  'Error fetching stocks/variants',
  'Error getting guest order details',
  'Error requesting return',
  'Failed to get payment methods',
  'Failed to start payment session',
  'Error processing payment',
]
/** Another sentence follows in the same text. */
const CONTINUED = [
  'Error setting fulfillment method',
  'Error setting Preferred Store',
  'Error Setting Nominee Details',
  'Error unsetting preferred store',
]
/** Written where they are used, outside the tables of texts. */
const INLINE = [
  ['features/account/customer.server.ts', 'Error getting customer details'],
  ['features/orders/orders.server.ts', 'Error fetching orders'],
  ['features/orders/detail/order-actions.server.ts', 'Error getting tax invoice'],
] as const

const shown: ReadonlySet<string> = new Set(
  [
    addressBookMessages,
    cartMessages,
    checkoutMessages,
    findMessages,
    productMessages,
    profileMessages,
    returnMessages,
    signInMessages,
    wishlistMessages,
    { SOMETHING_WRONG },
    ...['merge-carts', 'merge-wishlists'].map((code) => ({ code: flashMessage(code)?.text ?? '' })),
  ].flatMap((texts) => Object.values<string>(texts)),
)

test('texts are as printed: full stops, apostrophes, capitals and odd spellings [A115, A116]', () => {
  for (const text of [...WITH_FULL_STOP, ...WITHOUT]) assert.ok(shown.has(text), text)
  const continued: readonly string[] = Object.values(collectionMessages)
  for (const text of CONTINUED)
    assert.ok(
      continued.some((one) => one.startsWith(`${text}. `)),
      text,
    )
  for (const [file, text] of INLINE)
    assert.ok(readFileSync(join(import.meta.dirname, file), 'utf8').includes(`'${text}'`), text)
  for (const [text, code] of [
    ["The current customer isn't authorized.", 'NOT_AUTHORIZED'],
    ["The cart isn't active.", 'CART_NOT_ACTIVE'],
  ] as const) {
    assert.equal(meaningOf(text).code, code)
    assert.equal(meaningOf(text.replace("'", '’')).code, undefined)
  }
})
