import type { StoreListBlock, StoresBlock } from '@welt/brands'
import { FINDER_PATH, storePath } from '@welt/kit/stores/store-path'
import { slugOf } from '@welt/kit/text/slug'
import { Button } from '#app/ui/button.tsx'

/** Opens the store finder for a suburb or postcode. */
export function Stores({ block, id }: { readonly block: StoresBlock; readonly id: string }) {
  return (
    <section className="container section" aria-labelledby={id}>
      <div className="stores">
        <div>
          <h2 id={id}>{block.heading}</h2>
          <p>{block.text}</p>
        </div>
        <form action={FINDER_PATH} method="get">
          <input name="q" aria-label={block.label} placeholder={block.label} autoComplete="postal-code" required />
          <Button>{block.button}</Button>
        </form>
      </div>
    </section>
  )
}

interface StoreListProps {
  readonly block: StoreListBlock
  readonly stores: readonly { readonly store_code: string; readonly name: string }[]
  readonly id: string
}

/** Drops the first word of the names if all stores share it. */
export function StoreList({ block, stores, id }: StoreListProps) {
  const [shop = ''] = stores[0]?.name.split(' ') ?? []
  const isShared = stores.every(({ name }) => name.startsWith(`${shop} `))
  return (
    <section className="container section" aria-labelledby={id}>
      <div className="store-list-head">
        <h2 id={id}>{block.heading}</h2>
        <a href={block.link.href}>{block.link.text}</a>
      </div>
      <ul className="store-list">
        {stores.map(({ store_code, name }) => (
          <li key={store_code}>
            <a href={storePath(slugOf(name))}>{isShared ? name.slice(shop.length + 1) : name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
