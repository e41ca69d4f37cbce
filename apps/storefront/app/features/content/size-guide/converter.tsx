import { Button, ButtonLink } from '#app/ui/button.tsx'
import {
  type Conversion,
  type ConvertedSize,
  GROUPS,
  NUMBERED,
  type NumberedScale,
  POSSESSIVES,
  SCALES,
  type SizeRequest,
  sizeAddress,
} from './size-converter.ts'

const GROUP_NAMES = { women: 'Women', men: 'Men', kids: 'Kids' }
const EU_SCALES = { women: 'EUW', men: 'EUM', kids: 'EUK' }
const SCALE_NAMES = { cm: 'Foot length, cm', au: 'AU size', uk: 'UK size', eu: 'EU size', us: 'US size' }
const RESULT = 'size-result'

export interface ConverterProps {
  readonly request: SizeRequest | undefined
  readonly conversion: Conversion
  /** Preselected without a request. */
  readonly first: SizeRequest['group']
  /** Scale in which a size is kept and shopped for. */
  readonly scale: NumberedScale
}

interface RowProps extends Pick<ConverterProps, 'scale'> {
  readonly request: SizeRequest
  readonly row: ConvertedSize
}

function Tiles({ request, row, scale }: RowProps) {
  return (
    <ul className="sizes-tiles">
      {NUMBERED.map((name) => (
        <li key={name}>
          <a
            href={`${sizeAddress({ ...request, shown: name })}#${RESULT}`}
            rel="nofollow"
            data-shows=""
            aria-current={name === scale || undefined}
          >
            <span>{name.toUpperCase()}</span> <strong>{row[name] ?? '–'}</strong>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** With several rows, each button names its size. */
function Actions({ request, row, scale, isOnly }: RowProps & { readonly isOnly: boolean }) {
  const { group } = request
  const name = `${scale.toUpperCase()} ${row[scale]}`
  return (
    <form action="/size-guide" method="post" className="sizes-actions">
      <input type="hidden" name="for" value={group} />
      <input type="hidden" name="in" value={request.scale} />
      <input type="hidden" name="size" value={request.value} />
      <input type="hidden" name="show" value={scale} />
      <input type="hidden" name="eu" value={row.eu ?? ''} />
      <ButtonLink href={`/search?size=${EU_SCALES[group]}:${row.eu}`} rel="nofollow">
        Shop {POSSESSIVES[group]} {name}
      </ButtonLink>
      <Button look="quiet">{isOnly ? 'Keep as my size' : `Keep ${name} as my size`}</Button>
    </form>
  )
}

function noteOf({ isBetween, found }: Conversion): string | undefined {
  if (found.length < 2) return undefined
  return isBetween
    ? 'Between two lines: take the larger for closed shoes, the smaller for sandals.'
    : 'Two sizes have this number. Measure in centimetres to be sure.'
}

function Result({ request, conversion, scale }: Omit<ConverterProps, 'first'>) {
  const { found } = conversion
  if (!request) return <p>Type the length of your foot, or a size that fits you, to see it in all four scales.</p>
  if (found.length === 0)
    return <p>That size is not in our chart. Check the number, or measure your foot in centimetres as below.</p>
  const note = noteOf(conversion)
  return (
    <>
      {note ? <p>{note}</p> : null}
      {found.map((row, i) => (
        <div key={row.eu} className="sizes-row">
          <p>
            <strong>{i === 0 ? `That is ${POSSESSIVES[request.group]}` : 'Or'}</strong>, for a foot of {row.cm} cm
          </p>
          <Tiles request={request} row={row} scale={scale} />
        </div>
      ))}
    </>
  )
}

function Fields({ request, first }: Pick<ConverterProps, 'request' | 'first'>) {
  return (
    <form action={`/size-guide#${RESULT}`} method="get" data-converts="">
      <h2 id="converter">Convert a size</h2>
      <fieldset className="sizes-for">
        <legend className="visually-hidden">Sizes for</legend>
        {GROUPS.map((group) => (
          <label key={group}>
            <input
              className="visually-hidden"
              type="radio"
              name="for"
              value={group}
              defaultChecked={group === (request?.group ?? first)}
            />
            {GROUP_NAMES[group]}
          </label>
        ))}
      </fieldset>
      <div className="sizes-fields">
        <label>
          I have
          <select name="in" defaultValue={request?.scale}>
            {SCALES.map((scale) => (
              <option key={scale} value={scale}>
                {SCALE_NAMES[scale]}
              </option>
            ))}
          </select>
        </label>
        <label>
          Length or size
          <input name="size" defaultValue={request?.value} maxLength={10} inputMode="decimal" required />
        </label>
      </div>
      <p className="small">Between two lines? Take the larger for closed shoes, the smaller for sandals.</p>
      <Button look="secondary">Convert</Button>
    </form>
  )
}

/** Scripts replace the parts marked `data-converted` in place; links and forms load documents. [R2.36] */
export function SizeConverter({ request, conversion, first, scale }: ConverterProps) {
  const { found } = conversion
  return (
    <section className="sizes-converter" aria-labelledby="converter" data-document="">
      <Fields request={request} first={first} />
      <div id={RESULT} className="sizes-result">
        <div role="status" data-converted="result">
          <Result request={request} conversion={conversion} scale={scale} />
        </div>
        <div data-converted="actions">
          {request
            ? found.map((row) => (
                <Actions key={row.eu} request={request} row={row} scale={scale} isOnly={found.length === 1} />
              ))
            : null}
        </div>
      </div>
    </section>
  )
}
