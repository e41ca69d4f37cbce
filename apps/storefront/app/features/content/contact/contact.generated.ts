// Written from app/features/content/contact/contact.graphql by npm run codegen; never edited by hand.
import type { ContactUsInput } from '#app/contract.generated.ts'
import type { OpenStatusFragment } from '#app/session/site/open-status.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type ContactUsMutationVariables = {
  input: ContactUsInput;
}

export type ContactUsMutation = { readonly contactUs: { readonly status: boolean, readonly reference?: string | null } | null }

export type ServiceDeskQueryVariables = Record<string, never>

export type ServiceDeskQuery = { readonly serviceDesk: { readonly hours_text: string, readonly closed_days: ReadonlyArray<{ readonly date: string, readonly label: string }> } }

export type DeskNowQueryVariables = Record<string, never>

export type DeskNowQuery = { readonly serviceDesk: { readonly open_status: OpenStatusFragment } }

/** [R2.32, A11] */
export const ContactUsDocument: TypedDocument<ContactUsMutation, ContactUsMutationVariables> = { operation: 'mutation', text: 'mutation ContactUs($input:ContactUsInput!){contactUs(input:$input){status reference}}' }

/** Cacheable, tag `store`. [R2.32] */
export const ServiceDeskDocument: TypedDocument<ServiceDeskQuery, ServiceDeskQueryVariables> = { operation: 'query', text: 'query ServiceDesk{serviceDesk{hours_text closed_days{date label}}}' }

/** Never cached. [R2.35] */
export const DeskNowDocument: TypedDocument<DeskNowQuery, DeskNowQueryVariables> = { operation: 'query', text: 'query DeskNow{serviceDesk{open_status{...OpenStatus}}}fragment OpenStatus on StoreOpenStatus{is_open closes_at opens_at}' }
