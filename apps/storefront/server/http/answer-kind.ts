import type { AnswerKind } from '@welt/kit/telemetry/answers'

const FILES = /^\/(?:sitemap|robots|favicon|feeds|documents|llms)/
const OPERATOR = new Set(['/livez', '/readyz', '/api/revalidate', '/api/caches'])

export function answerKindOf(url = '/'): AnswerKind {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (path.startsWith('/assets/')) return 'asset'
  if (path.startsWith('/media/')) return 'picture'
  if (path === '/graphql') return 'graphql'
  if (OPERATOR.has(path)) return 'operator'
  if (path.endsWith('.data')) return 'data'
  return FILES.test(path) ? 'file' : 'page'
}
