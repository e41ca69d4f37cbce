import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { AddAnswer, BagActionAnswer } from './answers.ts'

/** Tells what was taken away and puts it back on demand. */
export function UndoRemoval({ removed }: { readonly removed: NonNullable<BagActionAnswer['removed']> }) {
  const fetcher = useFetcher<AddAnswer>({ key: 'undo-removal' })
  if (fetcher.data?.ok) return <Notice tone="positive">{removed.words} is back in your bag.</Notice>
  return (
    <Notice tone="positive">
      <p>{removed.words} removed.</p>
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
