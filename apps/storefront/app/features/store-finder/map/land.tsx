import type { CSSProperties } from 'react'
import type { MapView } from './map-view.ts'
import { MAP, type Point } from './projection.ts'
import styles from './store-map.module.css'

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 10_000) / 100}%`

export const pinStyle = ({ x, y }: Point): CSSProperties => ({
  left: percent(x, MAP.width),
  top: percent(y, MAP.height),
})

/** Moves a point into the middle. */
export function layerStyle(middle: Point | undefined): CSSProperties {
  const { x, y } = middle ?? { x: MAP.width / 2, y: MAP.height / 2 }
  return {
    transform: `translate(${percent(MAP.width / 2 - x, MAP.width)}, ${percent(MAP.height / 2 - y, MAP.height)})`,
  }
}

/** Drawn twice as wide and high as the map, so that it can move. */
export function Land({ map: { land, centre, rings } }: { readonly map: MapView }) {
  const { width, height } = MAP
  return (
    <svg
      className={styles.land}
      viewBox={`${-width / 2} ${-height / 2} ${2 * width} ${2 * height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={land} />
      {centre && (
        <>
          {rings.map(({ km, radius }) => (
            <g key={km}>
              <circle cx={centre.x} cy={centre.y} r={radius} />
              <text x={centre.x - radius * Math.SQRT1_2} y={centre.y - radius * Math.SQRT1_2}>
                {km} km
              </text>
            </g>
          ))}
          <circle cx={centre.x} cy={centre.y} r="9" data-here="" />
        </>
      )}
    </svg>
  )
}
