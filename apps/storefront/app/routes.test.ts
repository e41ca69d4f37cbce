import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { FORM_PLACES, PRIVATE_PLACES, SCREENS, SHARED_PLACES } from '@welt/kit/screens'
import { matchPath } from 'react-router'
import routes from './routes.ts'

function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const whole = [above, path].filter(Boolean).join('/')
    return [...(path !== undefined || index ? [whole] : []), ...pathsOf(children ?? [], whole)]
  })
}

const paths = pathsOf(routes)
const firstOf = (path: string) => path.split('/')[0] ?? ''

test('the first segment of every screen is listed as shared, private or a form', () => {
  const placed = `${SHARED_PLACES}|${PRIVATE_PLACES}|${FORM_PLACES}`.split('|')
  const own = new Set(paths.map(firstOf).filter((segment) => segment && !/^[:*]/.test(segment)))
  assert.deepEqual([...own, 'graphql'].sort(), placed.sort())
})

test('every screen that a search may redirect to has a route of its own', () => {
  const own = paths.filter((path) => !/^[:*]/.test(path))
  assert.deepEqual(
    SCREENS.filter((screen) => !own.some((path) => matchPath(`/${path}`, `/${screen}`))),
    [],
  )
})

test('of staff the shops show the customer manager alone: other admin roles have no screen [R6.24, A122]', () => {
  const ofStaff = /admin|staff|manager|operator|owner|support|warehouse|merchandis|moderat|back-?office/i
  assert.deepEqual(
    paths.filter((path) => ofStaff.test(path)),
    ['customer_manager'],
  )
})
