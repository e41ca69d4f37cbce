type Answer<Field> = Field extends (...args: never[]) => infer Result ? Result : never

type TypeName<Model, Field> = [Model] extends [{ readonly __typename: string }] ? Field : never

/** Fields that need no resolver. */
type Ready<Model, Fields> = {
  [F in keyof Fields]: F extends '__resolveType'
    ? TypeName<Model, F>
    : F extends keyof Model
      ? Model[F] extends Answer<Fields[F]>
        ? F
        : never
      : never
}[keyof Fields]

/**
 * Requires a resolver for each field that the model lacks. An Error in place of an object becomes the field's error.
 */
export type ModelFields<Model, Fields, Names extends keyof Fields> = {
  readonly [F in Exclude<Names, Ready<Exclude<Model, Error>, Fields>>]: Fields[F]
} & { readonly [F in Extract<Names, Ready<Exclude<Model, Error>, Fields>>]?: Fields[F] }

type Unneeded<Types> = { [T in keyof Types]: Partial<Types[T]> extends Types[T] ? T : never }[keyof Types]

/** Optional for a type whose models have all its fields. */
export type ResolverTable<Types> = {
  readonly [T in Exclude<keyof Types, Unneeded<Types>>]: Types[T]
} & { readonly [T in Unneeded<Types>]?: Types[T] }
