import type { Documents } from './documents.generated.ts'
import type { TypedDocument } from './typed-document.ts'

/** Of a plain string, nothing is known. */
export type DataOf<Document> =
  Document extends TypedDocument<infer Data, never> ? Data : Readonly<Record<string, unknown>>

/** A value that a test lacks may be undefined: the server refuses what it must. */
export type Sent<Input> = Input extends readonly (infer Item)[]
  ? readonly (Sent<Item> | undefined)[]
  : Input extends object
    ? { readonly [Key in keyof Input]: Sent<Input[Key]> | undefined }
    : Input

export type VariablesOf<Document> =
  Document extends TypedDocument<unknown, infer Variables> ? Sent<Variables> : Readonly<Record<string, unknown>>

/** A document of the contract, typed by `npm run codegen`; its text is a literal or a constant. [decision 92] */
export const gql = <Text extends keyof Documents>(text: Text) => text as unknown as Documents[Text]

/** For variables that the contract refuses. */
export const untyped = (document: string): string => document
