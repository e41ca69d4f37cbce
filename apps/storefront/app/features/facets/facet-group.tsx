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

/** '*' is open. */
function windowOf(band: string): PriceWindow {
  const [from, to] = band.split('_')
  return {
    ...(from && from !== '*' ? { from: Number(from) } : {}),
    ...(to && to !== '*' ? { to: Number(to) } : {}),
  }
}

function PriceBands({ facet, hrefOf }: Pick<PriceFieldsProps, 'facet' | 'hrefOf'>) {
  return (
    <ul className={styles.bands}>
      {withoutNulls(facet.options).map((band) => (
        <li key={band.value}>
          <a data-step="in-place" href={hrefOf(windowOf(band.value))}>
            {band.label}
          </a>
          <span className={styles.count}>({band.count})</span>
        </li>
      ))}
    </ul>
  )
}

interface BoundProps {
  readonly label: string
  readonly value: number
  readonly lowest: number
  readonly highest: number
}

function PriceSlider({ label, value, lowest, highest }: BoundProps) {
  return (
    <input
      type="range"
      data-bound
      aria-label={label}
      aria-valuetext={`$${value}`}
      min={lowest}
      max={highest}
      step={1}
      defaultValue={value}
    />
  )
}

interface PriceFieldProps {
  readonly label: string
  readonly name: 'price_from' | 'price_to'
  readonly value: number | undefined
  readonly bound: number
}

function PriceField({ label, name, value, bound }: PriceFieldProps) {
  return (
    <label>
      {`${label} $`}
      <input
        name={name}
        data-bound
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value ?? ''}
        placeholder={String(bound)}
      />
    </label>
  )
}

function PriceFields({ facet, chosenWindow, hrefOf }: PriceFieldsProps) {
  const { from, to } = chosenWindow ?? {}
  const lowest = Math.floor(Math.min(facet.min ?? 0, from ?? Number.POSITIVE_INFINITY))
  const highest = Math.ceil(Math.max(facet.max ?? 0, to ?? 0))
  const bounds = { lowest, highest }
  return (
    <>
      <PriceBands facet={facet} hrefOf={hrefOf} />
      {highest > lowest && (
        <div className={styles.slider}>
          <PriceSlider label="Lowest price" value={from ?? lowest} {...bounds} />
          <PriceSlider label="Highest price" value={to ?? highest} {...bounds} />
        </div>
      )}
      <div className={styles.price}>
        <PriceField label="From" name="price_from" value={from} bound={lowest} />
        <PriceField label="To" name="price_to" value={to} bound={highest} />
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
