import { Icon } from '#app/ui/icon.tsx'
import { Meter } from '../fit/fit-facts.tsx'
import styles from './compare.module.css'
import type { Cell } from './compare-rows.ts'
import type { ComparedShoe } from './compared-shoe.ts'

/** Pixels per millimetre of heel. */
const SCALE = 0.6

/** Side view of a shoe; the row's highest heel determines the space. */
function Heel({ mm, highestMm }: { readonly mm: number; readonly highestMm: number }) {
  const [heel, floor] = [Math.max(3, Math.round(mm * SCALE)), Math.max(8, Math.round(highestMm * SCALE))]
  const top = floor - heel
  return (
    <svg viewBox={`0 -2 76 ${floor + 4}`} width="76" height={floor + 4} aria-hidden="true" className={styles.heel}>
      <rect x="4" y={top} width="12" height={heel} />
      <path d={`M4 ${top} C 28 ${top}, 34 ${floor}, 52 ${floor} H 72`} />
      <line x1="0" x2="76" y1={floor + 1} y2={floor + 1} />
    </svg>
  )
}

/** Pictures repeat the text. */
export function CompareCell({ cell, shoes }: { readonly cell: Cell; readonly shoes: readonly ComparedShoe[] }) {
  const { text, detail, warning, mark, figure } = cell
  const fit = figure?.kind === 'fit' ? shoes[figure.shoe]?.fit : undefined
  return (
    <td>
      {fit ? (
        <Meter facts={fit} />
      ) : (
        <p>
          {text ? (
            <span className={figure ? styles.number : undefined}>{text}</span>
          ) : (
            <span className="mute">Not stated</span>
          )}
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
      {figure?.kind === 'heel' && <Heel {...figure} />}
      {detail && <p className={styles.detail}>{detail}</p>}
      {warning && <p className={styles.warning}>{warning}</p>}
    </td>
  )
}
