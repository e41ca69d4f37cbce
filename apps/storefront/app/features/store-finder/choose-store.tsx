import { Button } from '#app/ui/button.tsx'

/** Posts to the form that makes a store the preferred one. */
export function ChooseStore({ id, returnTo }: { readonly id: string; readonly returnTo: string }) {
  return (
    <form method="post" action="/store/choose">
      <input type="hidden" name="store" value={id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button isWide>Make this my store</Button>
    </form>
  )
}
