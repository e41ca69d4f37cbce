// Written from app/middleware/session.graphql by npm run codegen; never edited by hand.
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type CreateEmptyCartMutationVariables = Record<string, never>

export type CreateEmptyCartMutation = { readonly createEmptyCart: string | null }

export type RefreshCustomerTokenMutationVariables = Record<string, never>

export type RefreshCustomerTokenMutation = { readonly refreshCustomerToken: { readonly token: string | null } | null }

/** Replaces the lost cart of a guest. */
export const CreateEmptyCartDocument: TypedDocument<CreateEmptyCartMutation, CreateEmptyCartMutationVariables> = { operation: 'mutation', changesCart: true, text: 'mutation createEmptyCart{createEmptyCart}' }

export const RefreshCustomerTokenDocument: TypedDocument<RefreshCustomerTokenMutation, RefreshCustomerTokenMutationVariables> = { operation: 'mutation', text: 'mutation refreshCustomerToken{refreshCustomerToken{token}}' }
