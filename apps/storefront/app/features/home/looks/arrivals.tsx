import type { HeroBlock } from '@welt/brands'
import { Picture } from '#app/ui/picture.tsx'
import { HeroLinks } from './hero-links.tsx'

/** Delivery times, and a row of shoes that overlaps the lower edge. */
export function ArrivalsHero({ block }: { readonly block: HeroBlock }) {
  const { arrivals } = block
  return (
    <section className="arrivals">
      <div className="container arrivals-top">
        <div>
          <h1>{block.heading}</h1>
          {block.text && <p className="arrivals-text">{block.text}</p>}
          <p className="arrivals-links">
            <HeroLinks links={block.links} />
          </p>
        </div>
        {arrivals && (
          <div className="arrivals-panel">
            <h2>{arrivals.heading}</h2>
            <dl>
              {arrivals.rows.map(({ name, time }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{time}</dd>
                </div>
              ))}
            </dl>
            <p>{arrivals.note}</p>
          </div>
        )}
      </div>
      <ul className="container arrivals-shoes">
        {block.pictures.map((picture, index) => (
          <li key={picture.src}>
            <Picture
              src={picture.src}
              alt={picture.alt}
              sizes="(min-width: 900px) 24vw, 46vw"
              maxWidthPx={800}
              isMain={index === 0}
              isEager
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
