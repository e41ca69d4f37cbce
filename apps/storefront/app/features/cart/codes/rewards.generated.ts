// Written from app/features/cart/codes/rewards.graphql by npm run codegen; never edited by hand.
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type FetchActiveRedemptionOptionsQueryVariables = {
  email: string;
}

export type FetchActiveRedemptionOptionsQuery = { readonly fetchActiveRedemptionOptions: ReadonlyArray<{ readonly RedemptionOptionID: string, readonly RedemptionName: string | null, readonly RedemptionMethod: string | null, readonly AmountOffValue: number | null, readonly RedemptionCodes: ReadonlyArray<{ readonly code: string, readonly ValidTo: string | null }> }> }

/** Rewards available to the customer. [R7.109] */
export const FetchActiveRedemptionOptionsDocument: TypedDocument<FetchActiveRedemptionOptionsQuery, FetchActiveRedemptionOptionsQueryVariables> = { operation: 'query', text: 'query fetchActiveRedemptionOptions($email:String!){fetchActiveRedemptionOptions(email:$email){RedemptionOptionID RedemptionName RedemptionMethod AmountOffValue RedemptionCodes{code ValidTo}}}' }
