import { Icon } from '#app/ui/icon.tsx'
import { Meter } from '../fit/fit-facts.tsx'
import styles from './compare.module.css'
import type { Cell } from './compare-rows.ts'
import type { ComparedShoe } from './compared-shoe.ts'

/** Millimetres of heel that the figure has room for. */
const HIGHEST_MM = 120
const SVG_PX = 44

/** A shoe from the side, its heel to the scale of the row. */
function Heel({ mm }: { readonly mm: number }) {
  const height = Math.max(2, Math.round((Math.min(mm, HIGHEST_MM) / HIGHEST_MM) * SVG_PX))
  const top = SVG_PX - height
  return (
    <svg viewBox={`0 -4 76 ${SVG_PX + 6}`} width="76" height={SVG_PX + 6} aria-hidden="true" className={styles.heel}>
      <rect x="4" y={top} width="12" height={height} />
      <path d={`M4 ${top} C 28 ${top}, 34 ${SVG_PX}, 52 ${SVG_PX} H 72`} />
      <line x1="0" x2="76" y1={SVG_PX + 1} y2={SVG_PX + 1} />
    </svg>
  )
}

/** What a row says of a shoe. Pictures repeat what the text says. */
export function CompareCell({ cell, shoes }: { readonly cell: Cell; readonly shoes: readonly ComparedShoe[] }) {
  const { text, detail, warning, mark, figure } = cell
  const fit = figure?.kind === 'fit' ? shoes[figure.shoe]?.fit : undefined
  return (
    <td>
      {fit ? (
        <Meter facts={fit} />
      ) : (
        <p>
          {text ? <span className={figure ? styles.number : undefined}>{text}</span> : <span className="mute">Not stated</span>}
          {mark && (
            <>
              {' '}
              <span className={styles.mark}>
                <Icon name="tick" sizePx={14} />
                {mark}
              </span>
            </>
          )}
        </p>
      )}
      {figure?.kind === 'width' && (
        <div className={styles.bar} aria-hidden="true">
          <span style={{ width: `${figure.percent}%` }} />
        </div>
      )}
      {figure?.kind === 'heel' && <Heel mm={figure.mm} />}
      {detail && <p className={styles.detail}>{detail}</p>}
      {warning && <p className={styles.warning}>{warning}</p>}
    </td>
  )
}
