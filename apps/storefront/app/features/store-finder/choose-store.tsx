import { FINDER_PATH } from '@welt/kit/stores/store-path'
import { chosenStore } from '#app/session/browser/chosen-store.ts'
import { useStore } from '#app/session/browser/store.ts'
import { Button } from '#app/ui/button.tsx'
import type { StoreView } from './store-view.ts'

interface Props {
  readonly store: Pick<StoreView, 'id' | 'code'>
  readonly returnTo: string
  /** From which the store was found. */
  readonly place?: string | undefined
}

/** Makes a store the preferred one. The page is shared: the shopper's own store is read after loading. */
export function ChooseStore({ store, returnTo, place }: Props) {
  const own = useStore(chosenStore, undefined)
  if (own?.code === store.code)
    return (
      <p>
        <b>This is your store</b> <a href={FINDER_PATH}>Change</a>
      </p>
    )
  return (
    <form method="post" action="/store/choose">
      <input type="hidden" name="store" value={store.id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {place && <input type="hidden" name="place" value={place} />}
      <Button isWide>Make this my store</Button>
    </form>
  )
}
