declare const types: unique symbol

/** Written by codegen. */
export interface TypedDocument<Data, Variables> {
  readonly operation: 'query' | 'mutation'
  readonly text: string
  /** The browser's copy of the cart is outdated once it succeeds. */
  readonly changesCart?: true
  readonly [types]?: (variables: Variables) => Data
}
