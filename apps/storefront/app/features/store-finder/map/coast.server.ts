import land from './land.json' with { type: 'json' }
import { MAP, type Point, project, type Window } from './projection.ts'

interface Ring {
  readonly points: readonly { readonly longitude: number; readonly latitude: number }[]
}

function decode(steps: string): Ring {
  let [x, y] = [0, 0]
  const points = steps.split(' ').map((step) => {
    const [dx = 0, dy = 0] = step.split(',').map(Number)
    x += dx
    y += dy
    return { longitude: x / land.unitsPerDegree, latitude: y / land.unitsPerDegree }
  })
  return { points }
}

let decoded: readonly Ring[] | undefined

type Side = 'left' | 'right' | 'top' | 'bottom'

/** Room to move the map until any of its points is in the middle. */
const EDGES: Readonly<Record<Side, number>> = {
  left: -MAP.width / 2 - 20,
  right: 1.5 * MAP.width + 20,
  top: -MAP.height / 2 - 20,
  bottom: 1.5 * MAP.height + 20,
}

function isInside({ x, y }: Point, side: Side): boolean {
  if (side === 'left') return x >= EDGES.left
  if (side === 'right') return x <= EDGES.right
  return side === 'top' ? y >= EDGES.top : y <= EDGES.bottom
}

function crossing(a: Point, b: Point, side: Side): Point {
  const edge = EDGES[side]
  if (side === 'left' || side === 'right') {
    const along = (edge - a.x) / (b.x - a.x)
    return { x: edge, y: a.y + along * (b.y - a.y) }
  }
  const along = (edge - a.y) / (b.y - a.y)
  return { x: a.x + along * (b.x - a.x), y: edge }
}

/** Sutherland and Hodgman, one side. */
function clipSide(points: readonly Point[], side: Side): readonly Point[] {
  return points.flatMap((point, index) => {
    const before = points.at(index - 1) ?? point
    const [wasIn, isIn] = [isInside(before, side), isInside(point, side)]
    if (wasIn === isIn) return isIn ? [point] : []
    const edge = crossing(before, point, side)
    return isIn ? [edge, point] : [edge]
  })
}

const LEAST_STEP = 1.6

/** Leaves out points too near to see. */
function thinned(points: readonly Point[]): readonly Point[] {
  let last: Point | undefined
  return points.filter((point) => {
    const isFar = !last || Math.abs(point.x - last.x) + Math.abs(point.y - last.y) >= LEAST_STEP
    if (isFar) last = point
    return isFar
  })
}

const LEAST_POINTS = 3

/** Whole units, as steps: half as long as with positions. */
function pathOf(points: readonly Point[]): string {
  let [atX, atY] = [0, 0]
  const steps = points.map(({ x, y }) => {
    const [dx, dy] = [Math.round(x) - atX, Math.round(y) - atY]
    atX += dx
    atY += dy
    return `${dx}${dy < 0 ? '' : ' '}${dy}`
  })
  return `M${steps[0]}l${steps.slice(1).join(' ').replaceAll(' -', '-')}z`
}

/** SVG path of the land in a window and half a window around it. */
export function coastPath(window: Window): string {
  decoded ??= land.rings.map(decode)
  return decoded
    .map(({ points }) => {
      const projected = points.map((point) => project(window, point))
      const clipped = (Object.keys(EDGES) as Side[]).reduce<readonly Point[]>(clipSide, projected)
      return thinned(clipped)
    })
    .filter((points) => points.length >= LEAST_POINTS)
    .map(pathOf)
    .join('')
}

export function isVisible(point: Point): boolean {
  return (Object.keys(EDGES) as Side[]).every((side) => isInside(point, side))
}
