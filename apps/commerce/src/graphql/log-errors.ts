import type { Brand } from '@welt/brands'
import { operationNameOf, withoutValues } from '@welt/kit/log'
import { log } from '../platform/log.ts'
import type { GraphqlRequest } from './request-body.ts'

interface AnswerErrors {
  readonly errors?: readonly { readonly message?: unknown; readonly extensions?: { readonly code?: unknown } }[]
}

/** Never logs variables. [R8.73, A91] */
export function logErrors(request: GraphqlRequest, brand: Brand, body: string | Buffer): void {
  const { errors = [] } = JSON.parse(body.toString()) as AnswerErrors
  const named = /^\w{1,80}$/.exec(request.operationName ?? '')?.[0]
  const facts = { website: brand.websiteId, operation: named ?? operationNameOf(request.text ?? '') }
  for (const { message, extensions } of errors)
    log('warn', 'graphql-error', { ...facts, message: withoutValues(String(message)), code: extensions?.code })
}
