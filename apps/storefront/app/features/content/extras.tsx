import { Button } from '#app/ui/button.tsx'
import styles from './extras.module.css'
import { convertSize, SCALES, type SizeRequest } from './size-converter.ts'

const GROUPS = { women: 'Women', men: 'Men', kids: 'Kids' }
const THAT_IS = { women: 'women’s', men: 'men’s', kids: 'kids’' }
const SCALE_NAMES = { cm: 'Foot length, cm', au: 'AU size', uk: 'UK size', eu: 'EU size', us: 'US size' }

/** [R2.36] */
export function SizeConverter({ request }: { readonly request: SizeRequest | undefined }) {
  const found = request && convertSize(request)
  return (
    <section className={styles.converter} aria-labelledby="converter">
      <h2 id="converter">Convert a size</h2>
      <form action="/size-guide" method="get" className={styles.row}>
        <label>
          For
          <select name="for" defaultValue={request?.group}>
            {Object.entries(GROUPS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
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
        <Button>Convert</Button>
      </form>
      {found && (
        <div role="status">
          {found.length === 0 ? (
            <p>That size is not in our chart. Check the number, or measure your foot in centimetres as below.</p>
          ) : (
            <>
              {found.length === 2 && (
                <p>Between two lines. Take the larger for closed shoes, the smaller for sandals.</p>
              )}
              <p>
                <strong>That is {THAT_IS[request.group]}</strong>
              </p>
              {found.map((row) => (
                <dl key={row.cm} className={styles.sizes}>
                  {SCALES.map((scale) => (
                    <div key={scale}>
                      <dt>{scale === 'cm' ? 'cm' : scale.toUpperCase()}</dt>
                      <dd>{row[scale] ?? '–'}</dd>
                    </div>
                  ))}
                </dl>
              ))}
            </>
          )}
        </div>
      )}
      <p className={styles.ruler}>
        Printed at full size, the line above is 10 cm long. If yours is not, print again without scaling to the page.
      </p>
    </section>
  )
}

/** Sent to the store finder. [R2.46] */
export function FindStore() {
  return (
    <section className={styles.converter} aria-labelledby="find-store">
      <h2 id="find-store">Stores near you</h2>
      <form action="/store-locator" method="get" className={styles.row}>
        <label>
          Suburb or postcode
          <input name="q" maxLength={60} autoComplete="postal-code" required />
        </label>
        <Button>Show stores</Button>
      </form>
    </section>
  )
}
