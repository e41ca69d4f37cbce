import type { StoresBlock } from '@welt/brands'
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
        <form action="/store-locator" method="get">
          <input name="q" aria-label={block.label} placeholder={block.label} autoComplete="postal-code" required />
          <Button>{block.button}</Button>
        </form>
      </div>
    </section>
  )
}
