import type { TickerBlock } from '@welt/brands'

/** Not animated. */
export function Ticker({ block }: { readonly block: TickerBlock }) {
  return (
    <ul className="ticker">
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
