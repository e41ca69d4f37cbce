import { capitalized } from '@welt/kit/text/capitalized'
import { useShop } from '#app/session/site/shop.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { BrandFragment } from '../content.generated.ts'
import { brandFacts, brandPath, brandsNamed, byLetter, LETTERS, MOST_SEARCHED } from './brand-index.ts'

/** Featured brands first, else those with most styles. [R2.44, A09] */
export function BrandCards({ brands }: { readonly brands: readonly BrandFragment[] }) {
  const featured = brands.filter(({ is_featured }) => is_featured)
  const shown =
    featured.length > 0 ? featured : brands.toSorted((a, b) => b.product_count - a.product_count).slice(0, 8)
  return (
    <ul className="brand-cards">
      {shown.map((brand, at) => (
        <li key={brand.value}>
          <a href={brandPath(brand)}>
            <span className="tile">
              {brand.picture ? (
                <Picture
                  src={brand.picture}
                  alt=""
                  sizes="(min-width: 900px) 22vw, 46vw"
                  maxWidthPx={800}
                  isEager={at === 0}
                />
              ) : null}
            </span>
            <span className="brand-name">{brand.label}</span>
            <span className="mute small">{brandFacts(brand)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Letters without a brand are no links. */
function Letters({ found }: { readonly found: ReadonlySet<string> }) {
  const letters = [...(found.has('#') ? ['#'] : []), ...LETTERS]
  return (
    <nav aria-label="Letters">
      <ul className="brand-letters">
        {letters.map((letter) =>
          found.has(letter) ? (
            <li key={letter}>
              <a href={`#letter-${letter}`}>{letter}</a>
            </li>
          ) : (
            <li key={letter} className="mute" aria-hidden="true">
              {letter}
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

function Find({ query, noun }: { readonly query: string; readonly noun: string }) {
  return (
    <search>
      <form action="/all-brands" method="get" className="brand-find">
        <label htmlFor="find-brand" className="visually-hidden">
          Find a {noun}
        </label>
        <input
          id="find-brand"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={MOST_SEARCHED}
          data-narrows={query ? undefined : ''}
          placeholder={`Find a ${noun}`}
        />
        <Button look="secondary">Find</Button>
      </form>
    </search>
  )
}

/** The link, named after the brand, covers the row. */
function BrandEntry({ brand }: { readonly brand: BrandFragment }) {
  return (
    <li>
      <span className="tile">
        {brand.picture ? <Picture src={brand.picture} alt="" sizes="72px" maxWidthPx={160} /> : null}
      </span>
      <span data-named="">
        <span className="brand-name">
          <a href={brandPath(brand)}>{brand.label}</a>
        </span>
        <br />
        <span className="mute small">{brandFacts(brand)}</span>
      </span>
    </li>
  )
}

interface BrandIndexProps {
  readonly brands: readonly BrandFragment[]
  /** '' for all. */
  readonly query: string
}

/** [R7.118] */
export function BrandIndex({ brands, query }: BrandIndexProps) {
  const { brands: plural } = useShop().voice
  const groups = byLetter(brandsNamed(brands, query))
  return (
    <div className="container brand-page">
      <Breadcrumbs trail={[{ name: capitalized(plural), path: '/brands' }, { name: `All ${plural}` }]} />
      <div className="brand-head">
        <h1 tabIndex={-1}>All {plural}</h1>
        <Find query={query} noun={plural.slice(0, -1)} />
      </div>
      <Letters found={new Set(groups.map(([letter]) => letter))} />
      {query && (
        <p role="status">
          {groups.length === 0 ? `No ${plural.slice(0, -1)} is called “${query}”.` : `Found for “${query}”.`}{' '}
          <a href="/all-brands">All {plural}</a>
        </p>
      )}
      <p role="status" data-narrowed="" />
      <div className="brand-groups" data-list="">
        {groups.map(([letter, entries]) => (
          <section key={letter} aria-labelledby={`letter-${letter}`}>
            <h2 id={`letter-${letter}`}>{letter}</h2>
            <ul>
              {entries.map((brand) => (
                <BrandEntry key={brand.value} brand={brand} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
