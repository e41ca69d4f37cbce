import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { brandPath } from './brand-index.ts'
import type { BrandFragment, OfferListQuery, ShownOfferFragment } from './content.generated.ts'
import styles from './extras.module.css'
import type { PicturedOffer } from './pictured-offers.ts'
import { type FoundQuestions, MAX_QUESTION_LENGTH } from './question-search.ts'
import { convertSize, SCALES, type SizeRequest } from './size-converter.ts'

// The style sheets that listings load are full.
const CODE_ROW = { display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', alignItems: 'center', minHeight: 44 } as const

const PICTURED = {
  ...{ gridColumn: '1 / -1', columnGap: 'var(--s6)', alignItems: 'center' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
} as const
const TEXTS = { display: 'grid', gap: 'var(--s3)', minWidth: 0 } as const
const PICTURE = { maxInlineSize: 360, inlineSize: '100%', justifySelf: 'center' } as const

function UseOffer({ code }: { readonly code: string }) {
  return (
    <form method="post" action="/cart">
      <input type="hidden" name="intent" value="use-offer" />
      <input type="hidden" name="code" value={code} />
      <Button look="quiet" aria-label={`Use in my bag: ${code}`}>
        Use in my bag
      </Button>
    </form>
  )
}

function OfferText({ offer }: { readonly offer: ShownOfferFragment }) {
  const { key, label, code, terms, goods_path, is_for_members } = offer
  return (
    <>
      <p className={styles.tag}>{is_for_members ? 'Sign in to use' : code ? 'Code' : 'No code needed'}</p>
      <h2 id={`offer-${key}`}>{label}</h2>
      {code && (
        <p style={CODE_ROW}>
          Code <code className={styles.code}>{code}</code>
          <Button look="secondary" isSmall type="button" data-copy={code} hidden>
            <span>Copy</span>
            <span className="visually-hidden"> the code {code}</span>
          </Button>
          <span role="status" className="visually-hidden" />
        </p>
      )}
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <div className={styles.more}>
        {is_for_members && <a href="/customer/account/login">Sign in</a>}
        <a href={goods_path ? `/${goods_path}` : '/'}>Shop these</a>
        {code && <UseOffer code={code} />}
      </div>
    </>
  )
}

/** A picture takes the offer a row of its own, beside the text where there is room. */
function Offer({ offer, isFirst }: { readonly offer: PicturedOffer; readonly isFirst: boolean }) {
  const { picture } = offer
  return (
    <article className={styles.offer} aria-labelledby={`offer-${offer.key}`} style={picture ? PICTURED : undefined}>
      {picture ? (
        <>
          <div style={TEXTS}>
            <OfferText offer={offer} />
          </div>
          <Picture
            src={picture}
            alt=""
            sizes="(min-width: 440px) 360px, 80vw"
            maxWidthPx={800}
            isEager={isFirst}
            style={PICTURE}
          />
        </>
      ) : (
        <OfferText offer={offer} />
      )}
    </article>
  )
}

interface OfferListProps {
  readonly current: readonly PicturedOffer[]
  readonly ended: OfferListQuery['offers']['ended']
}

/** [R2.27, A10] */
export function OfferList({ current, ended }: OfferListProps) {
  return (
    <>
      {current.length === 0 && (
        <p>
          No offers right now. Sale prices are in the shop: <a href="/sale">see the sale</a>.
        </p>
      )}
      <div className={styles.offers}>
        {current.map((offer, index) => (
          <Offer key={offer.key} offer={offer} isFirst={index === 0} />
        ))}
      </div>
      {ended.length > 0 && (
        <section aria-labelledby="ended">
          <h2 id="ended">Ended</h2>
          <ul className={styles.terms}>
            {ended.map(({ key, label, terms: [window] }) => (
              <li key={key}>
                {label}. {window}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Featured brands first, else those with most styles. [R2.44, A09] */
export function BrandCards({ brands }: { readonly brands: readonly BrandFragment[] }) {
  const featured = brands.filter(({ is_featured }) => is_featured)
  const shown =
    featured.length > 0 ? featured : brands.toSorted((a, b) => b.product_count - a.product_count).slice(0, 8)
  return (
    <ul className={styles.brands}>
      {shown.map((brand) => (
        <li key={brand.value}>
          <a href={brandPath(brand)} className={styles.brand}>
            <span className={styles.name}>{brand.label}</span>
            <span className="mute">
              {brand.product_count} {brand.product_count === 1 ? 'style' : 'styles'}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** [R2.26, R2.35] */
export function QuestionSearch({
  query,
  found,
}: {
  readonly query: string
  readonly found: FoundQuestions | undefined
}) {
  return (
    <search className={styles.search}>
      <form action="/faq" method="get" className={styles.row}>
        <label htmlFor="faq-search" className="visually-hidden">
          Search help
        </label>
        <input
          id="faq-search"
          name="q"
          type="search"
          defaultValue={query}
          maxLength={MAX_QUESTION_LENGTH}
          placeholder="Search help, like “change size”"
        />
        <Button>
          <Icon name="search" sizePx={18} /> Search
        </Button>
      </form>
      {found && (
        <p role="status">
          {found.count === 0 ? (
            <>
              No answer for “{query}”. <a href="/contact">Ask us</a>
            </>
          ) : (
            <>
              {found.count} {found.count === 1 ? 'answer' : 'answers'} for “{query}”. <a href="/faq">All questions</a>
            </>
          )}
        </p>
      )}
    </search>
  )
}

const GROUPS = { women: 'Women', men: 'Men', kids: 'Kids' }
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
    </section>
  )
}
