import type { PageProductFragment } from '#app/features/product/product.generated.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { Picture } from '#app/ui/picture.tsx'
import { productPath } from '../product/card-data.ts'
import styles from './colour-links.module.css'

type ColourLink = Pick<PageProductFragment, 'url_key' | 'url_suffix' | 'colour' | 'media_gallery'>

function sideView(gallery: ColourLink['media_gallery']) {
  const pictures = withoutNulls(gallery)
  return pictures.find((picture) => picture.label?.includes('side view')) ?? pictures[0]
}

/** Each colour has its own page. */
export function ColourLinks({ product, ground }: { readonly product: PageProductFragment; readonly ground: string }) {
  if (!product.colour) return null
  const colours: readonly ColourLink[] = [product, ...product.colour_siblings]
  return (
    <div>
      <p>
        <strong id="colour-heading">Colour</strong>
        <span className="mute">: {product.colour}</span>
      </p>
      {colours.length > 1 && (
        <ul className={styles.colours} aria-labelledby="colour-heading">
          {colours.map((colour) => {
            const picture = sideView(colour.media_gallery)
            return (
              <li key={colour.url_key}>
                <a
                  href={productPath(colour)}
                  aria-label={colour.colour ?? ''}
                  aria-current={colour === product ? 'true' : undefined}
                  style={{ background: ground }}
                >
                  {picture?.url && <Picture src={picture.url} alt="" sizes="72px" maxWidthPx={320} />}
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
