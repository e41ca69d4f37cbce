import { searchHref } from '#app/features/facets/address.ts'
import type { OtherSearchFragment } from '#app/features/listing/listing.generated.ts'
import { useShop } from '#app/session/site/shop.ts'
import styles from './nothing-found.module.css'

export interface SuggestedLink {
  readonly name: string
  readonly href: string
}

function Suggestions({
  heading,
  suggestions,
}: {
  readonly heading: string
  readonly suggestions: readonly SuggestedLink[]
}) {
  if (suggestions.length === 0) return null
  return (
    <>
      <h3>{heading}</h3>
      <ul className={styles.suggestions}>
        {suggestions.map((way) => (
          <li key={way.href}>
            <a href={way.href}>{way.name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

export function searchLinks(searches: readonly OtherSearchFragment[]): readonly SuggestedLink[] {
  return searches.map(({ search, result_count: count }) => ({
    name: count === null ? search : `${search} (${count})`,
    href: searchHref(search),
  }))
}

interface NothingFoundProps {
  readonly searchText: string
  readonly closest: readonly SuggestedLink[]
  readonly popular: readonly SuggestedLink[]
  readonly departments: readonly SuggestedLink[]
}

/** [J03] */
export function NothingFound({ searchText, closest, popular, departments }: NothingFoundProps) {
  const { brands } = useShop().voice
  return (
    <section className={styles.nothing} aria-labelledby="nothing-found">
      <h2 id="nothing-found">No styles match</h2>
      <p>
        We looked for <strong>{searchText}</strong> in names, brands, colours and codes.
      </p>
      <Suggestions heading="Closest searches" suggestions={closest} />
      <h3>Try this</h3>
      <ul className={styles.checks}>
        <li>Check the spelling.</li>
        <li>Use fewer words, like a colour, a brand or a style.</li>
        <li>Search without the size, then filter by size.</li>
      </ul>
      <Suggestions heading="Popular searches" suggestions={popular} />
      <Suggestions
        heading="Popular categories"
        suggestions={[...departments, { name: `All ${brands}`, href: '/all-brands' }]}
      />
      <p>
        Still looking? <a href="/contact">Ask us</a> and we’ll find it for you.
      </p>
    </section>
  )
}
