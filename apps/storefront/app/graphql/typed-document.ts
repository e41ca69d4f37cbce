declare const types: unique symbol

/** The text of an operation; its type carries those of variables and answer, so that a call infers both. */
export type TypedDocument<Data, Variables> = string & { readonly [types]: (variables: Variables) => Data }
