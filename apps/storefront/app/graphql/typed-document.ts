declare const types: unique symbol

/** Query text, typed with its variables and result. */
export type TypedDocument<Data, Variables> = string & { readonly [types]: (variables: Variables) => Data }
