import { withoutNulls } from '#app/graphql/nullable.ts'
import { fieldNameOf, type PriceWindow } from './address.ts'
import styles from './facet-group.module.css'
import { FacetValues } from './facet-values.tsx'
import type { FacetFragment } from './facets.generated.ts'
import { orderedOptions } from './facets.ts'
import { SizeFacet } from './size-facet.tsx'
import type { SizeReading } from './size-groups.ts'

const OPEN_AT_FIRST: ReadonlySet<string> = new Set(['size', 'colour', 'brand', 'price'])
/** Number of values from which a facet gets a search field. */
const FINDS_FROM = 13

interface PriceFieldsProps {
  readonly facet: FacetFragment
  readonly chosenWindow: PriceWindow | undefined
  readonly hrefOf: (window: PriceWindow) => string
}

interface FacetGroupProps extends PriceFieldsProps {
  readonly sizeReading: SizeReading
}

function PriceFields({ facet, chosenWindow, hrefOf }: PriceFieldsProps) {
  const lowest = Math.floor(Math.min(facet.min ?? 0, chosenWindow?.from ?? Number.POSITIVE_INFINITY))
  const highest = Math.ceil(Math.max(facet.max ?? 0, chosenWindow?.to ?? 0))
  const hasWidth = highest > lowest
  const [low, high] = [chosenWindow?.from ?? lowest, chosenWindow?.to ?? highest]
  return (
    <>
      <ul className={styles.bands}>
        {withoutNulls(facet.options).map((band) => {
          const [from, to] = band.value.split('_')
          return (
            <li key={band.value}>
              <a
                data-step="in-place"
                href={hrefOf({
                  ...(from && from !== '*' ? { from: Number(from) } : {}),
                  ...(to && to !== '*' ? { to: Number(to) } : {}),
                })}
              >
                {band.label}
              </a>
              <span className={styles.count}>({band.count})</span>
            </li>
          )
        })}
      </ul>
      {hasWidth && (
        <div className={styles.slider}>
          <input
            type="range"
            data-bound
            aria-label="Lowest price"
            aria-valuetext={`$${low}`}
            min={lowest}
            max={highest}
            step={1}
            defaultValue={low}
          />
          <input
            type="range"
            data-bound
            aria-label="Highest price"
            aria-valuetext={`$${high}`}
            min={lowest}
            max={highest}
            step={1}
            defaultValue={high}
          />
        </div>
      )}
      <div className={styles.price}>
        <label>
          From $
          <input
            name="price_from"
            data-bound
            inputMode="decimal"
            autoComplete="off"
            defaultValue={chosenWindow?.from ?? ''}
            placeholder={String(lowest)}
          />
        </label>
        <label>
          To $
          <input
            name="price_to"
            data-bound
            inputMode="decimal"
            autoComplete="off"
            defaultValue={chosenWindow?.to ?? ''}
            placeholder={String(highest)}
          />
        </label>
      </div>
    </>
  )
}

/** Unnamed, so that the form does not submit it. */
function Finder({ label }: { readonly label: string }) {
  return (
    <div className={styles.finder}>
      <input
        type="search"
        data-finds=""
        aria-label={`Find in ${label}`}
        placeholder={`Find in ${label}`}
        autoComplete="off"
      />
      <p role="status" data-found-nothing="" />
    </div>
  )
}

/** Values without results stay visible. [R7.116] */
export function FacetGroup({ facet, chosenWindow, hrefOf, sizeReading }: FacetGroupProps) {
  const options = orderedOptions(facet)
  const isRange = facet.filter_type === 'range'
  if (!isRange && options.length === 0) return null
  const name = fieldNameOf(facet.attribute_code)
  const isChosen = isRange ? chosenWindow !== undefined : options.some((option) => option.is_selected)
  return (
    <details
      className={styles.group}
      data-key={facet.attribute_code}
      open={isChosen || OPEN_AT_FIRST.has(facet.attribute_code)}
    >
      <summary className={styles.summary}>{facet.label ?? facet.attribute_code}</summary>
      <fieldset className={styles.fields}>
        <legend className="visually-hidden">{facet.label ?? facet.attribute_code}</legend>
        {isRange ? (
          <PriceFields facet={facet} chosenWindow={chosenWindow} hrefOf={hrefOf} />
        ) : facet.attribute_code === 'size' ? (
          <SizeFacet options={options} name={name} reading={sizeReading} />
        ) : (
          <>
            {options.length >= FINDS_FROM && <Finder label={facet.label ?? facet.attribute_code} />}
            <FacetValues options={options} name={name} isColour={facet.attribute_code === 'colour'} />
          </>
        )}
      </fieldset>
    </details>
  )
}
