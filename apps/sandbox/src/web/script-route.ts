import { readFileSync } from 'node:fs'
import type { Route } from './answer.ts'

/** Serves a script of the sandbox's own pages. */
export function scriptRoute(path: string, file: URL): Route {
  const body = readFileSync(file, 'utf8')
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }
  return { method: 'GET', path, handle: () => ({ status: 200, headers, body }) }
}
