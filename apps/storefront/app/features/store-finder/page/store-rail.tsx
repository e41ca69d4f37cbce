import { storePath } from '@welt/kit/stores/store-path'
import { Card } from '#app/features/product-card/card.tsx'
import { StockLabel } from '../store-status.tsx'
import type { RailSize, StoreRail } from './load-rail.server.ts'
import styles from './store-rail.module.css'

interface Props {
  readonly rail: StoreRail
  readonly slug: string
}

function Sizes({ groups, slug }: { readonly groups: StoreRail['groups']; readonly slug: string }) {
  return (
    <form method="get" action={storePath(slug)} className={styles.sizes}>
      {groups.map(({ department, sizes }) => (
        <fieldset key={department}>
          <legend>{department}</legend>
          {sizes.map(({ value, label }) => (
            <button key={value} type="submit" name="fit" value={value}>
              {label}
            </button>
          ))}
        </fieldset>
      ))}
    </form>
  )
}

function WhichSize({ rail, slug, size }: Props & { readonly size: RailSize | undefined }) {
  return (
    <>
      <h2 id="rail">Which size?</h2>
      <p className="mute">
        {rail.hasFailed
          ? 'We can’t see what is here at the moment. Choose your size again, or call the store.'
          : size
            ? `Too few shoes in ${size.label} are here today. Try another size.`
            : 'See the shoes that are here today in your size.'}
      </p>
      <Sizes groups={rail.groups} slug={slug} />
    </>
  )
}

/** Rendered by the server only. */
export function StoreRailSection({ rail, slug, isAll }: Props & { readonly isAll: boolean }) {
  const { size, shoes, total } = rail
  return (
    <section aria-labelledby="rail">
      {size && shoes.length > 0 ? (
        <>
          <div className={styles.head}>
            <h2 id="rail">Here today in your size</h2>
            <p>
              <b>{size.label}</b> <a href={`${storePath(slug)}#rail`}>Another size</a>{' '}
              {total > shoes.length && (
                <a href={`${storePath(slug)}?${new URLSearchParams({ fit: size.value, all: '1' })}#rail`}>
                  See all {total} styles in this store
                </a>
              )}
            </p>
          </div>
          <ul aria-label={`Here today in ${size.label}`} className={isAll ? styles.all : styles.shoes}>
            {shoes.map(({ product, stock }) => (
              <li key={product.uid}>
                <Card product={product} note={<StockLabel stock={stock} />} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <WhichSize rail={rail} slug={slug} size={size} />
      )}
    </section>
  )
}
