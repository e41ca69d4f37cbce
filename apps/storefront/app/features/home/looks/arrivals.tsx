import type { HeroBlock } from '@welt/brands'
import { HeroLinks } from './hero-links.tsx'
import { RowPicture } from './row-picture.tsx'

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
            <RowPicture picture={picture} index={index} width="46vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
