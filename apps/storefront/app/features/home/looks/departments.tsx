import type { HeroBlock } from '@welt/brands'
import { Picture } from '#app/ui/picture.tsx'
import { HeroLinks } from './hero-links.tsx'

/** The departments in outlined boxes, on the accent. */
export function DepartmentsHero({ block }: { readonly block: HeroBlock }) {
  return (
    <section className="departments">
      <div className="container">
        <div className="departments-head">
          <h1>{block.heading}</h1>
          <p>
            <HeroLinks links={block.links} />
          </p>
        </div>
        <ul>
          {(block.departments ?? []).map(({ title, text, href, picture }, index) => (
            <li key={href}>
              <a href={href}>
                <strong>{title}</strong>
                {text && <span>{text}</span>}
                {picture && (
                  <Picture
                    src={picture.src}
                    alt={picture.alt}
                    sizes="(min-width: 900px) 24vw, 230px"
                    maxWidthPx={800}
                    isMain={index === 0}
                    isEager
                  />
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
