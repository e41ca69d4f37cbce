import type { ExecutionResult } from 'graphql'
import type { Context } from '../../platform/context.ts'
import { translateResult } from '../translate-errors.ts'
import { withCategory } from '../yoga.ts'
import type { Answer } from './answer-cache.ts'
import { allowCaching, cacheHeaders } from './cache-rules.ts'
import type { Variables } from './compiled.ts'
import { jsonBytes } from './json-bytes.ts'
import type { KnownOperation } from './operations.ts'

interface HttpExtension {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Moves the HTTP extensions of errors out of the body. */
function mergeHttp(result: ExecutionResult): { readonly result: ExecutionResult; readonly http: HttpExtension } {
  const errors = (result.errors ?? []).map((error) => ({ ...error.toJSON() }))
  const httpExtensions = errors.flatMap(({ extensions }) =>
    extensions?.http ? [extensions.http as HttpExtension] : [],
  )
  const http: HttpExtension = {
    status: Math.max(200, ...httpExtensions.map(({ status = 200 }) => status)),
    headers: Object.assign({}, ...httpExtensions.map(({ headers }) => headers)),
  }
  const shown = errors.map(({ extensions, ...error }) => {
    const { http: _, ...others } = extensions ?? {}
    return { ...error, extensions: others }
  })
  return { result: errors.length > 0 ? ({ ...result, errors: shown } as unknown as ExecutionResult) : result, http }
}

interface Run {
  readonly operation: KnownOperation
  readonly variables: Variables
  readonly ctx: Context
  /** GET without a bearer. */
  readonly isShared: boolean
  readonly areHintsShown: boolean
}

/** Equals Yoga's answer. */
export async function runOperation({ operation, variables, ctx, isShared, areHintsShown }: Run): Promise<Answer> {
  const translated = translateResult(await operation.run(variables, ctx), ctx)
  const errors = translated.errors?.map((error) => withCategory(error, areHintsShown))
  const { result, http } = mergeHttp(errors ? { ...translated, errors } : translated)
  if (isShared && !errors) allowCaching(ctx, operation.rootFields)
  const tags = ctx.response.cacheTags()
  return {
    status: http.status ?? 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...http.headers,
      ...cacheHeaders(tags),
      'x-content-type-options': 'nosniff',
    },
    body: jsonBytes(result),
    tags,
  }
}
