// Written from app/features/gift-card/balance/balance.graphql by npm run codegen; never edited by hand.
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type GiftCardBalanceQueryVariables = {
  code: string;
  pin: number;
}

export type GiftCardBalanceQuery = { readonly giftCardAccount: { readonly expiration_date: string | null, readonly balance: { readonly value: number | null } | null } | null }

export const GiftCardBalanceDocument: TypedDocument<GiftCardBalanceQuery, GiftCardBalanceQueryVariables> = { operation: 'query', text: 'query GiftCardBalance($code:String!$pin:Int!){giftCardAccount(input:{gift_card_code:$code pin:$pin}){balance{value}expiration_date}}' }
