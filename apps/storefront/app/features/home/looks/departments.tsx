import type { HeroBlock } from '@welt/brands'
import { HeroLinks } from './hero-links.tsx'
import { RowPicture } from './row-picture.tsx'

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
                {picture && <RowPicture picture={picture} index={index} width="230px" />}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
