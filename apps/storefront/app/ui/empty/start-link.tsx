import { useShop } from '#app/session/site/shop.ts'
import { ButtonLink } from '../button.tsx'

/** Where the shop sends who has nothing yet. */
export function StartLink({ look = 'primary' }: { readonly look?: 'primary' | 'secondary' }) {
  const { start } = useShop().voice
  return (
    <ButtonLink href={start.href} look={look}>
      {start.text}
    </ButtonLink>
  )
}
