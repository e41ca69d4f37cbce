// Written from app/features/fulfilment/destination.graphql by npm run codegen; never edited by hand.
import type { CountryCodeEnum } from '#app/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type DeliveryPlaceQueryVariables = {
  postcode: string;
}

export type DeliveryPlaceQuery = { readonly deliveryPlace: { readonly postcode: string, readonly label: string, readonly is_served: boolean, readonly message: string | null } }

export type OwnDestinationQueryVariables = Record<string, never>

export type OwnDestinationQuery = { readonly customer: { readonly addresses: ReadonlyArray<{ readonly postcode: string | null, readonly country_code: CountryCodeEnum | null, readonly default_shipping: boolean | null } | null> | null } | null }

export type EarliestArrivalQueryVariables = {
  postcode?: string | null | undefined;
}

export type EarliestArrivalQuery = { readonly deliveryPromise: { readonly methods: ReadonlyArray<{ readonly estimated_from: string }> } }

/** Where a postcode of the site's country is, and whether parcels go there. */
export const DeliveryPlaceDocument: TypedDocument<DeliveryPlaceQuery, DeliveryPlaceQueryVariables> = { operation: 'query', text: 'query deliveryPlace($postcode:String!){deliveryPlace(postcode:$postcode){postcode label is_served message}}' }

/** Where the account's parcels go. */
export const OwnDestinationDocument: TypedDocument<OwnDestinationQuery, OwnDestinationQueryVariables> = { operation: 'query', text: 'query ownDestination{customer{addresses{postcode country_code default_shipping}}}' }

/** The day from which a parcel can arrive. */
export const EarliestArrivalDocument: TypedDocument<EarliestArrivalQuery, EarliestArrivalQueryVariables> = { operation: 'query', text: 'query earliestArrival($postcode:String){deliveryPromise(postcode:$postcode){methods{estimated_from}}}' }
