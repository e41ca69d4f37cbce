import { Suspense, useRef, useState } from 'react'
import type { PictureFragment } from '#app/features/product/card.generated.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Picture } from '#app/ui/picture.tsx'
import { later } from '#app/ui/preloadable.ts'
import type { ProductTag } from '../product/card-data.ts'
import { Tags } from '../product-card/tags.tsx'
import styles from './gallery.module.css'

const Zoom = later(async () => (await import('./zoom.tsx')).Zoom)

const MAIN_SIZES = '(min-width: 1200px) 60vw, (min-width: 900px) 52vw, 100vw'

interface GalleryProps {
  readonly pictures: readonly PictureFragment[]
  readonly tags: readonly ProductTag[]
  readonly ground: string
}

/** Three-quarter view first, then the others in their order. */
function orderedViews(pictures: readonly PictureFragment[]): readonly PictureFragment[] {
  const lead = pictures.find((picture) => picture.label?.includes('three-quarter view'))
  return lead ? [lead, ...pictures.filter((picture) => picture !== lead)] : pictures
}

/**
 * A snapping row on small screens, a mosaic or one picture on wide ones. Anchors within the page make it work without
 * scripts.
 */
export function Gallery({ pictures, tags, ground }: GalleryProps) {
  const shop = useShop()
  const views = orderedViews(pictures)
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [zoomed, setZoomed] = useState<number | undefined>(undefined)
  /** What is scrolling the row. A swipe is never interrupted. */
  const mover = useRef<'thumbnail' | 'swipe' | undefined>(undefined)
  /** The thumbnail chosen during a swipe; applied when it ends. */
  const wanted = useRef<number | undefined>(undefined)
  const show = (index: number) => {
    setCurrent(index)
    if (mover.current === 'swipe') wanted.current = index
    else {
      mover.current = 'thumbnail'
      track.current?.scrollTo({ left: track.current.clientWidth * index })
    }
  }
  const follow = (list: HTMLUListElement) => {
    // Browsers without `scrollend` never wait for a swipe to end.
    if (!mover.current && 'onscrollend' in window) mover.current = 'swipe'
    if (wanted.current === undefined) setCurrent(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)))
  }
  const pauseScroll = () => {
    mover.current = undefined
    wanted.current = undefined
  }
  const settle = () => {
    const { current: index } = wanted
    pauseScroll()
    if (index !== undefined) show(index)
  }
  return (
    <section aria-label="Pictures" className={shop.layout.gallery === 'mosaic' ? styles.mosaic : styles.thumbs}>
      <div className={styles.stage}>
        <ul
          ref={track}
          className={styles.track}
          onPointerDown={pauseScroll}
          onScroll={(event) => follow(event.currentTarget)}
          onScrollEnd={settle}
        >
          {views.map((view, index) => (
            <li key={view.url} id={`view-${index + 1}`} className={styles.view} style={{ background: ground }}>
              <a
                href={`#view-${index + 1}`}
                aria-label={`Zoom: ${view.label ?? ''}`}
                onClick={(event) => {
                  event.preventDefault()
                  setZoomed(index)
                }}
              >
                <Picture src={view.url ?? ''} alt={view.label ?? ''} sizes={MAIN_SIZES} isMain={index === 0} />
              </a>
            </li>
          ))}
        </ul>
        <Tags tags={tags} />
      </div>
      <ol className={styles.strip} aria-label="All views">
        {views.map((view, index) => (
          <li key={view.url}>
            <a
              href={`#view-${index + 1}`}
              aria-label={view.label ?? `View ${index + 1}`}
              aria-current={index === current ? 'true' : undefined}
              style={{ background: ground }}
              onClick={(event) => {
                event.preventDefault()
                show(index)
              }}
            >
              <Picture src={view.url ?? ''} alt="" sizes="90px" maxWidthPx={320} />
            </a>
          </li>
        ))}
      </ol>
      {zoomed !== undefined && (
        <Suspense>
          <Zoom views={views} index={zoomed} ground={ground} onChange={setZoomed} />
        </Suspense>
      )}
    </section>
  )
}
