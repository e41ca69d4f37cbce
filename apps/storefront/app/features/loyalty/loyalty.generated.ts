// Written from app/features/loyalty/loyalty.graphql by npm run codegen; never edited by hand.
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type LoyaltyDetailsQueryVariables = {
  email: string;
  year?: number | null | undefined;
  isPage: boolean;
}

export type LoyaltyDetailsQuery = { readonly fetchCustomerDetails: { readonly current_loyalty_tier: string | null, readonly next_loyalty_tier: string | null, readonly annual_spend_to_date: number | null, readonly spend_to_next_tier: number | null, readonly last_purchase_date: string | null, readonly history?: { readonly year: number, readonly has_earlier: boolean, readonly other_spend: number, readonly entries: ReadonlyArray<{ readonly date: string, readonly order_number: string, readonly is_own_order: boolean, readonly names: ReadonlyArray<string>, readonly discount: number, readonly amount: number, readonly spend: number, readonly tier_reached: string | null, readonly reward: number | null }> }, readonly other_rewards?: ReadonlyArray<{ readonly name: string, readonly amount: number, readonly state: string, readonly valid_from: string | null, readonly valid_to: string | null }> | null } | null }

export type LoyaltyOptionsQueryVariables = {
  email: string;
}

export type LoyaltyOptionsQuery = { readonly fetchActiveRedemptionOptions: ReadonlyArray<{ readonly RedemptionName: string | null, readonly RedemptionMethod: string | null, readonly AmountOffValue: number | null, readonly RedemptionCodes: ReadonlyArray<{ readonly code: string, readonly ValidFrom: string | null, readonly ValidTo: string | null }> }> }

export type LoyaltySnippetQueryVariables = Record<string, never>

export type LoyaltySnippetQuery = { readonly fetchYoptoSnippetDetails: { readonly email: string | null, readonly id: string | null, readonly script_src: string | null, readonly tag: string | null, readonly token: string | null } | null }

/** The member's record with what counted. [R3.41, R7.110] */
export const LoyaltyDetailsDocument: TypedDocument<LoyaltyDetailsQuery, LoyaltyDetailsQueryVariables> = { operation: 'query', text: 'query loyaltyDetails($email:String!$year:Int$isPage:Boolean!){fetchCustomerDetails(email:$email){current_loyalty_tier next_loyalty_tier annual_spend_to_date spend_to_next_tier last_purchase_date history(year:$year)@include(if:$isPage){year has_earlier other_spend entries{date order_number is_own_order names discount amount spend tier_reached reward}}other_rewards@include(if:$isPage){name amount state valid_from valid_to}}}' }

/** Rewards to use now. [R3.42, R3.43, R7.109] */
export const LoyaltyOptionsDocument: TypedDocument<LoyaltyOptionsQuery, LoyaltyOptionsQueryVariables> = { operation: 'query', text: 'query loyaltyOptions($email:String!){fetchActiveRedemptionOptions(email:$email){RedemptionName RedemptionMethod AmountOffValue RedemptionCodes{code ValidFrom ValidTo}}}' }

/** The loyalty widget of the page. [R7.112] */
export const LoyaltySnippetDocument: TypedDocument<LoyaltySnippetQuery, LoyaltySnippetQueryVariables> = { operation: 'query', text: 'query loyaltySnippet{fetchYoptoSnippetDetails{email id script_src tag token}}' }
