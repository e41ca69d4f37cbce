import type { FacetOption } from './facets.ts'
import styles from './size-facet.module.css'
import { type SizeReading, sizeFilter } from './size-groups.ts'

interface SizeFacetProps {
  readonly options: readonly FacetOption[]
  readonly name: string
  readonly reading: SizeReading
}

/**
 * Sizes as buttons, by department, in the scale of a toggle. All scales' labels are there, and the style sheet shows
 * one: the toggle needs no scripts. Its radios belong to no form, since the scale is no filter. [R3.52, R3.116, R9.33]
 */
export function SizeFacet({ options, name, reading }: SizeFacetProps) {
  const { groups, scales, first } = sizeFilter(options, reading)
  return (
    <div className={styles.facet}>
      {scales.length > 0 && (
        <div role="radiogroup" aria-label="Size scale" className={styles.scales}>
          {scales.map((scale) => (
            <label key={scale} className={styles.scale}>
              <input
                className="visually-hidden"
                type="radio"
                name="size_scale"
                value={scale}
                form=""
                autoComplete="off"
                defaultChecked={scale === first}
              />
              {scale.toUpperCase()}
            </label>
          ))}
        </div>
      )}
      {groups.map(({ department, sizes }) => {
        const heading = groups.length > 1 ? department : undefined
        return (
          <div key={department ?? ''} data-key={department ?? ''}>
            {heading && <p className={styles.heading}>{heading}</p>}
            <div className={styles.sizes}>
              {sizes.map(({ option, labels }) => {
                const isDead = option.count === 0 && !option.is_selected
                return (
                  <label key={option.value} className={styles.size} data-key={option.value} data-dead={isDead || undefined}>
                    <input
                      className="visually-hidden"
                      type="checkbox"
                      name={name}
                      value={option.value}
                      defaultChecked={option.is_selected}
                      disabled={isDead}
                    />
                    {labels.map((label) => (
                      <span key={label.text} data-in={labels.length > 1 ? label.scales.join(' ') : undefined}>
                        {label.text}
                      </span>
                    ))}
                    <span className="visually-hidden">
                      {heading ? ` ${heading}` : ''} ({option.count ?? 0})
                    </span>
                  </label>
                )
              })}
            </div>
          </div>
        )
      })}
    </div>
  )
}
