type Answer<Field> = Field extends (...args: never[]) => infer Result ? Result : never

type TypeName<Model, Field> = [Model] extends [{ readonly __typename: string }] ? Field : never

/**
 * Fields that a model has under their own name in the contract's type, and the type's name if the model says it: these
 * need no resolver.
 */
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
 * Resolvers of these fields of a type whose objects are represented by `Model`: each that the model can't answer must
 * be there. An Error in place of an object becomes the error of its field.
 */
export type ModelFields<Model, Fields, Names extends keyof Fields> = {
  readonly [F in Exclude<Names, Ready<Exclude<Model, Error>, Fields>>]: Fields[F]
} & { readonly [F in Extract<Names, Ready<Exclude<Model, Error>, Fields>>]?: Fields[F] }

type Unneeded<Types> = { [T in keyof Types]: Partial<Types[T]> extends Types[T] ? T : never }[keyof Types]

/** Resolvers of a module by type; a type whose models answer all its fields may be left out. */
export type ResolverTable<Types> = {
  readonly [T in Exclude<keyof Types, Unneeded<Types>>]: Types[T]
} & { readonly [T in Unneeded<Types>]?: Types[T] }
