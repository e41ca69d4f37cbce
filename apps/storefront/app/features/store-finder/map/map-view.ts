import type { Point } from './projection.ts'

/** In units of the drawing; what surrounds it is drawn too, so that the map can move. */
export interface MapView {
  /** SVG path. */
  readonly land: string
  readonly centre: Point | undefined
  readonly rings: readonly { readonly km: number; readonly radius: number }[]
  readonly pins: readonly (Point & { readonly code: string })[]
}
