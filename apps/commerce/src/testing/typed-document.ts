declare const types: unique symbol

export type TypedDocument<Data, Variables> = string & { readonly [types]: (variables: Variables) => Data }
