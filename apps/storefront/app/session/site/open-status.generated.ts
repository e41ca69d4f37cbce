// Written from app/session/site/open-status.graphql by npm run codegen; never edited by hand.

export type OpenStatusFragment = { readonly is_open: boolean, readonly closes_at: string | null, readonly opens_at: string | null }
