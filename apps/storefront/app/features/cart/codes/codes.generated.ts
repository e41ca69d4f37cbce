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
export const ApplyCouponsToCartDocument = 'mutation applyCouponsToCart($cartId:String!$codes:[String]!){applyCouponsToCart(input:{cart_id:$cartId coupon_codes:$codes type:APPEND}){cart{id}}}' as TypedDocument<ApplyCouponsToCartMutation, ApplyCouponsToCartMutationVariables>

/** [R7.81] */
export const RemoveCouponsFromCartDocument = 'mutation removeCouponsFromCart($cartId:String!$codes:[String]!){removeCouponsFromCart(input:{cart_id:$cartId coupon_codes:$codes}){cart{id}}}' as TypedDocument<RemoveCouponsFromCartMutation, RemoveCouponsFromCartMutationVariables>

/** [R7.82] */
export const ApplyGiftCardDocument = 'mutation applyGiftCard($cartId:String!$code:String!$pin:Int!){applyGiftCard(input:{cart_id:$cartId gift_card_code:$code pin:$pin}){cart{id}}}' as TypedDocument<ApplyGiftCardMutation, ApplyGiftCardMutationVariables>

/** [R7.83] */
export const RemoveGiftCardDocument = 'mutation removeGiftCard($cartId:String!$code:String!){removeGiftCard(input:{cart_id:$cartId gift_card_code:$code}){cart{id}}}' as TypedDocument<RemoveGiftCardMutation, RemoveGiftCardMutationVariables>
