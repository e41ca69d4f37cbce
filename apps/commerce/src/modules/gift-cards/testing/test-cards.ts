import { signingSecretsOf } from '#src/platform/secret'
import { gql } from '#src/testing/gql'
import type { TestShop } from '#src/testing/shop'
import { issueGiftCards } from '../issue.ts'

export interface CardWithPin {
  readonly id: number
  readonly code: string
  readonly pin: number
}

export async function switchGiftCards({ database: { db } }: Pick<TestShop, 'database'>, isOn: boolean): Promise<void> {
  const value = JSON.stringify({ giftCard: isOn })
  await db
    .insertInto('site_setting')
    .values({ website_id: 9, key: 'feature_flags', value })
    .onConflict((conflict) => conflict.columns(['website_id', 'key']).doUpdateSet({ value }))
    .execute()
}

export async function issueCard(
  { database, server }: Pick<TestShop, 'database' | 'server'>,
  cents: number,
  card: { readonly websiteId?: number; readonly currency?: 'AUD' | 'NZD'; readonly expiresAt?: Date } = {},
): Promise<CardWithPin> {
  const wanted = {
    websiteId: card.websiteId ?? 9,
    currency: card.currency ?? ('AUD' as const),
    cents,
    expiresAt: card.expiresAt,
  }
  const [issued] = await issueGiftCards(database.db, signingSecretsOf(server.config), [wanted])
  if (!issued) throw new Error('no card was issued')
  return { id: issued.card.id, code: issued.card.code, pin: issued.pin }
}

export const APPLY = gql(`mutation ($id: String!, $code: String!, $pin: Int) {
  applyGiftCard(input: { cart_id: $id, gift_card_code: $code, pin: $pin }) {
    cart { applied_gift_cards { code balance { value currency } applied_balance { value } current_balance { value } expiration_date }
      prices { grand_total { value } } }
  }
}`)

/** Applies a card; the call may fail. */
export function apply(
  { server }: Pick<TestShop, 'server'>,
  id: string,
  card: { readonly code: string; readonly pin?: number | undefined },
  headers = {},
) {
  return server.graphql(APPLY, { id, code: card.code, pin: card.pin }, headers)
}

/** Applies a card; the call must succeed. */
export async function applied(shop: Pick<TestShop, 'server'>, id: string, card: CardWithPin) {
  const { data, errors } = await apply(shop, id, card)
  if (!data?.applyGiftCard) throw new Error(JSON.stringify(errors))
  return data.applyGiftCard.cart
}
