import { escapeHtml } from '@welt/kit/html/escape-html'
import { checkboxAttributes, countOf, FacetMarkup, labelAttributes } from './facet-values.tsx'
import type { FacetOption } from './facets.ts'
import styles from './size-facet.module.css'
import { type FilterSize, type SizeReading, sizeFilter } from './size-groups.ts'

const SCALE_FORM = 'size-scales'

/** Owns the scale inputs, so that the filter form does not submit them. Never submitted itself. */
export function ScaleForm() {
  return <form id={SCALE_FORM} method="dialog" autoComplete="off" hidden />
}

interface SizeFacetProps {
  readonly options: readonly FacetOption[]
  readonly name: string
  readonly reading: SizeReading
}

function sizeHtml({ option, labels }: FilterSize, name: string, heading: string | undefined): string {
  const shown = labels.map(
    ({ text, scales }) =>
      `<span${labels.length > 1 ? ` data-in="${scales.join(' ')}"` : ''}>${escapeHtml(text)}</span>`,
  )
  const rest = `<span class="visually-hidden">${heading ? ` ${escapeHtml(heading)}` : ''} (${countOf(option)})</span>`
  const checkbox = `<input class="visually-hidden" ${checkboxAttributes(option, name)}/>`
  return `<label class="${styles.size}" ${labelAttributes(option)}>${checkbox}${shown.join('')}${rest}</label>`
}

/** Renders all scales' labels; CSS shows one, so the toggle needs no scripts. [R3.52, R3.116, R9.33] */
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
                form={SCALE_FORM}
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
            <FacetMarkup className={styles.sizes} html={sizes.map((size) => sizeHtml(size, name, heading)).join('')} />
          </div>
        )
      })}
    </div>
  )
}
