// Written from app/features/cart/codes/codes.graphql by npm run codegen; never edited by hand.
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type ApplyCouponsToCartMutationVariables = {
  cartId: string;
  codes: ReadonlyArray<string | null | undefined>;
}

export type ApplyCouponsToCartMutation = { readonly applyCouponsToCart: { readonly cart: { readonly id: string } } | null }

export type RemoveCouponsFromCartMutationVariables = {
  cartId: string;
  codes: ReadonlyArray<string | null | undefined>;
}

export type RemoveCouponsFromCartMutation = { readonly removeCouponsFromCart: { readonly cart: { readonly id: string } | null } | null }

export type ApplyGiftCardMutationVariables = {
  cartId: string;
  code: string;
  pin: number;
}

export type ApplyGiftCardMutation = { readonly applyGiftCard: { readonly cart: { readonly id: string } } | null }

export type RemoveGiftCardMutationVariables = {
  cartId: string;
  code: string;
}

export type RemoveGiftCardMutation = { readonly removeGiftCard: { readonly cart: { readonly id: string } } | null }

/** [R7.79] */
export const ApplyCouponsToCartDocument: TypedDocument<ApplyCouponsToCartMutation, ApplyCouponsToCartMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation applyCouponsToCart($cartId:String!$codes:[String]!){applyCouponsToCart(input:{cart_id:$cartId coupon_codes:$codes type:APPEND}){cart{id}}}' }

/** [R7.81] */
export const RemoveCouponsFromCartDocument: TypedDocument<RemoveCouponsFromCartMutation, RemoveCouponsFromCartMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation removeCouponsFromCart($cartId:String!$codes:[String]!){removeCouponsFromCart(input:{cart_id:$cartId coupon_codes:$codes}){cart{id}}}' }

/** [R7.82] */
export const ApplyGiftCardDocument: TypedDocument<ApplyGiftCardMutation, ApplyGiftCardMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation applyGiftCard($cartId:String!$code:String!$pin:Int!){applyGiftCard(input:{cart_id:$cartId gift_card_code:$code pin:$pin}){cart{id}}}' }

/** [R7.83] */
export const RemoveGiftCardDocument: TypedDocument<RemoveGiftCardMutation, RemoveGiftCardMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation removeGiftCard($cartId:String!$code:String!){removeGiftCard(input:{cart_id:$cartId gift_card_code:$code}){cart{id}}}' }
