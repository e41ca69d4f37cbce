/** Why a call did not give data. `user` is a failure with a message for the shopper. */
export interface GraphqlFailure {
  readonly kind: 'network' | 'http' | 'graphql' | 'user'
  readonly message: string
  /**
   * `extensions.code` of the first error, or what the text of another server stands for; conditions read this, never
   * the message.
   */
  readonly code?: string
  /** `extensions.reason`: why an order could not be placed. */
  readonly reason?: string
  /** `extensions.label`: which field is not valid. */
  readonly label?: string
  /** A field that the server does not know. */
  readonly unknownField?: { readonly name: string; readonly type: string }
  /** The site's server has none of the requested fields. [decision 46] */
  readonly isUnknownThere?: true
  /** The document was refused before execution. */
  readonly isUnexecuted?: true
  /** `extensions.category` of the first error. */
  readonly category?: string
  /** HTTP status, when there was an answer. */
  readonly status?: number
  /** How long to wait before the next try, when the server says so. */
  readonly retryAfterSeconds?: number
}

/** Outcome of a GraphQL call; the client never throws. */
export type GraphqlResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failure: GraphqlFailure; readonly data?: Partial<Data> }

/** Shown where nobody has a better message. [A84] */
export const SOMETHING_WRONG = 'Something has gone wrong, please try again.'

/** The server's message where it is meant for shoppers, else the catalogue's text. [A83] */
export function messageOf(failure: GraphqlFailure, fallback: string): string {
  return failure.kind === 'user' ? failure.message : fallback
}
