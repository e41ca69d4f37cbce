import type { HomeLink } from '@welt/brands'
import { ButtonLink } from '#app/ui/button.tsx'

/** The first is the page's main action. */
export function HeroLinks({ links }: { readonly links: readonly HomeLink[] }) {
  return links.map((link, index) => (
    <ButtonLink key={link.href} href={link.href} look={index === 0 ? 'primary' : 'secondary'}>
      {link.text}
    </ButtonLink>
  ))
}
