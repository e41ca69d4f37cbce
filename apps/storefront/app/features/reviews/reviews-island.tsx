import { useRef } from 'react'
import { ServerIsland } from '#app/ui/server-island.tsx'

/** Server-rendered reviews; the script that enhances them loads when the shopper approaches one. */
export function ReviewsIsland({ name, html }: { readonly name: string; readonly html: string | undefined }) {
  const host = useRef<HTMLDivElement>(null)
  const isRequested = useRef(false)
  const prepare = () => {
    if (isRequested.current) return
    isRequested.current = true
    import('#app/islands/reviews.ts').then(
      ({ workInPlace }) => host.current && workInPlace(host.current),
      () => undefined,
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not a control; preloads when the pointer comes near
    <div ref={host} onPointerOver={prepare} onFocus={prepare}>
      <ServerIsland name={name} html={html} />
    </div>
  )
}
