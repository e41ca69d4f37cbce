import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const START = 'window.__reactRouterManifest='

/** Opened by mails, plain forms and links for documents alone. */
const NEVER_IN_PLACE: readonly string[] = [
  'routes/blog/rss',
  'routes/cart/delivery',
  'routes/cart/restore',
  'routes/customer/account/logout',
  'routes/customer/export',
]

/** Their forms are sent as documents alone. */
const PLAIN_FORMS: readonly string[] = ['routes/by-url-key']

type Entry = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0)

/** The same order in each list compresses better. */
function byUse(routes: readonly Entry[]): (one: unknown, other: unknown) => number {
  const uses = Map.groupBy(
    routes.flatMap(({ imports }) => (Array.isArray(imports) ? imports : [])),
    (file: unknown) => file,
  )
  const countOf = (file: unknown) => uses.get(file)?.length ?? 0
  return (one, other) => countOf(other) - countOf(one) || (String(one) < String(other) ? -1 : 1)
}

const leanRoute = (id: string, route: Entry, always: ReadonlySet<unknown>, order: ReturnType<typeof byUse>): Entry =>
  Object.fromEntries(
    Object.entries(route)
      .map(
        ([key, value]) =>
          [key, Array.isArray(value) ? value.filter((file) => !always.has(file)).sort(order) : value] as const,
      )
      .filter(([key, value]) => key !== 'hasDefaultExport' && !isEmpty(value))
      .filter(([key]) => key !== 'hasAction' || !PLAIN_FORMS.includes(id)),
  )

/** Drops resource routes and scripts that every page loads, and sorts the other scripts. */
export async function leanManifest(clientDir: string): Promise<void> {
  const folder = join(clientDir, 'assets')
  const name = (await readdir(folder)).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('The build wrote no route manifest.')
  const text = await readFile(join(folder, name), 'utf8')
  const manifest = JSON.parse(text.slice(START.length).replace(/;\s*$/, '')) as {
    readonly entry: { readonly imports: readonly string[] }
    readonly routes: Readonly<Record<string, Entry>>
  }
  const always = new Set<unknown>(manifest.entry.imports)
  const order = byUse(Object.values(manifest.routes))
  const routes = Object.entries(manifest.routes)
    .filter(([id]) => !id.startsWith('routes/api/') && !NEVER_IN_PLACE.includes(id))
    .map(([id, route]) => [id, leanRoute(id, route, always, order)])
  await writeFile(join(folder, name), `${START}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`)
}
