/** `user`: the message is meant for the customer. */
export interface GraphqlFailure {
  readonly kind: 'network' | 'http' | 'graphql' | 'user'
  readonly message: string
  /** `extensions.code` of the first error, or the code for its message. Decide by this, never by message. */
  readonly code?: string
  readonly reason?: string
  readonly label?: string
  readonly unknownField?: { readonly name: string; readonly type: string }
  /** The site's server has none of the requested fields. [decision 46] */
  readonly isUnknownThere?: true
  readonly isUnexecuted?: true
  readonly category?: string
  readonly status?: number
  readonly retryAfterSeconds?: number
}

/** The call may or may not have been carried out. */
export const isAnswerLost = ({ kind }: GraphqlFailure) => kind === 'network' || kind === 'http'

/** The client never throws. */
export type GraphqlResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failure: GraphqlFailure; readonly data?: Partial<Data> }

/** [A84] */
export const SOMETHING_WRONG = 'Something has gone wrong, please try again.'

/** [A83] */
export function messageOf(failure: GraphqlFailure, fallback: string): string {
  return failure.kind === 'user' ? failure.message : fallback
}
