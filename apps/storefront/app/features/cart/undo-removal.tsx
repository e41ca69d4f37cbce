import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { AddAnswer, CartActionAnswer } from './answers.ts'

/** Says what was removed and puts it back on demand. */
export function UndoRemoval({ removed }: { readonly removed: NonNullable<CartActionAnswer['removed']> }) {
  const fetcher = useFetcher<AddAnswer>({ key: 'undo-removal' })
  if (fetcher.data?.ok) return <Notice tone="positive">{removed.lineName} is back in your bag.</Notice>
  return (
    <Notice tone="positive">
      <p>{removed.lineName} removed.</p>
      {fetcher.data?.message ? <p>{fetcher.data.message}</p> : null}
      <fetcher.Form method="post" action="/cart/add">
        <input type="hidden" name="sku" value={removed.sku} />
        <input type="hidden" name="option" value={removed.option} />
        <input type="hidden" name="quantity" value={removed.quantity} />
        <Button look="quiet" isSmall>
          Undo
        </Button>
      </fetcher.Form>
    </Notice>
  )
}
