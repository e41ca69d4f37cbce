import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Writes the coast of Australia and New Zealand, which the store maps are drawn from, out of Natural Earth's 1:10m
 * countries (npm world-atlas, public domain): rings of longitude and latitude as steps. Run it after changing the
 * tolerance or the package's version.
 */

type Point = readonly [x: number, y: number]

interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point }
  readonly arcs: readonly (readonly Point[])[]
  readonly objects: { readonly countries: { readonly geometries: readonly Country[] } }
}

interface Country {
  readonly type: string
  readonly id: string
  readonly properties: { readonly name: string }
  readonly arcs: readonly (readonly (readonly number[])[])[]
}

const UNITS_PER_DEGREE = 250
const TOLERANCE_DEGREES = 0.006
const LEAST_RING = 8
/** Without the islands far from the mainlands. */
const WEST = 112
const SOUTH = -48
const COUNTRIES: ReadonlySet<string> = new Set(['Australia', 'New Zealand'])

const source = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'))
const { transform, arcs, objects } = JSON.parse(readFileSync(source, 'utf8')) as Topology

function arcPoints(index: number): Point[] {
  let [x, y] = [0, 0]
  const points = (arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]): Point => {
    x += dx
    y += dy
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
  })
  return index < 0 ? points.reverse() : points
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** Douglas and Peucker. */
function simplify(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  let [farthest, at] = [0, 0]
  for (const [index, point] of points.entries()) {
    const distance = distanceToLine(point, first, last)
    if (distance > farthest) [farthest, at] = [distance, index]
  }
  if (farthest <= TOLERANCE_DEGREES) return [first, last]
  return [...simplify(points.slice(0, at + 1)).slice(0, -1), ...simplify(points.slice(at))]
}

/** A ring begins and ends in one point, so that its halves are simplified apart. */
function simplifyRing(ring: readonly Point[]): readonly Point[] {
  const half = ring.length >> 1
  return [...simplify(ring.slice(0, half + 1)).slice(0, -1), ...simplify(ring.slice(half)).slice(0, -1)]
}

function encode(ring: readonly Point[]): string {
  let [x, y] = [0, 0]
  return ring
    .map((point) => {
      const [px = 0, py = 0] = point.map((degrees) => Math.round(degrees * UNITS_PER_DEGREE))
      const step = `${px - x},${py - y}`
      ;[x, y] = [px, py]
      return step
    })
    .join(' ')
}

const rings = objects.countries.geometries
  .filter(({ type, properties }) => type === 'MultiPolygon' && COUNTRIES.has(properties.name))
  .flatMap((country) => country.arcs.map(([outer = []]) => outer.flatMap((arc) => arcPoints(arc))))
  .filter((ring) => ring.every(([x, y]) => x > WEST && y > SOUTH))
  .map(simplifyRing)
  .filter((ring) => ring.length >= LEAST_RING)

const path = 'apps/storefront/app/features/store-finder/map/land.json'
writeFileSync(
  join(import.meta.dirname, '..', path),
  `${JSON.stringify({ unitsPerDegree: UNITS_PER_DEGREE, rings: rings.map(encode) }, null, 2)}\n`,
)
