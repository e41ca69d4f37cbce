import type { HeroBlock } from '@welt/brands'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'

/** A magazine's cover: the headline over the picture. */
export function CoverHero({ block }: { readonly block: HeroBlock }) {
  const [lead, next] = block.pictures
  const [main, other] = block.links
  return (
    <section className="container cover">
      {lead && (
        <div className="cover-lead">
          <Picture src={lead.src} alt={lead.alt} sizes="(min-width: 900px) 42vw, 92vw" isMain />
        </div>
      )}
      {block.kicker && <p className="cover-kicker">{block.kicker}</p>}
      <h1>
        {block.heading} {block.emphasis && <span>{block.emphasis}</span>}
      </h1>
      <div className="cover-text">
        <p>{block.text}</p>
        {main && <ButtonLink href={main.href}>{main.text}</ButtonLink>}
        {other && <a href={other.href}>{other.text}</a>}
      </div>
      {next && (
        <div className="cover-next">
          <Picture src={next.src} alt={next.alt} sizes="(min-width: 900px) 30vw, 1px" maxWidthPx={800} isEager />
        </div>
      )}
    </section>
  )
}
