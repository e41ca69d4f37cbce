import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ShoePicture } from './card-data.ts'
import styles from './zoom.module.css'

interface ZoomProps {
  readonly views: readonly ShoePicture[]
  readonly index: number
  readonly ground: string
  readonly onChange: (index: number) => void
}

/** One picture at full size; arrow keys and buttons go round. @source ux §6 Product */
export function Zoom({ views, index, ground, onChange }: ZoomProps) {
  const view = views[index]
  const step = (by: number) => onChange((index + by + views.length) % views.length)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a short cut of the buttons inside
    <div
      className={styles.zoom}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') step(1)
        if (event.key === 'ArrowLeft') step(-1)
      }}
    >
      <div className={styles.picture} style={{ background: ground }}>
        {view?.url && <Picture key={view.url} src={view.url} alt={view.label ?? ''} sizes="(min-width: 960px) 960px, 100vw" maxWidthPx={1600} isEager />}
      </div>
      <div className={styles.controls}>
        <Button type="button" look="icon" aria-label="Previous picture" onClick={() => step(-1)}>
          <Icon name="chevron-left" />
        </Button>
        <p aria-live="polite">
          {index + 1} of {views.length}
        </p>
        <Button type="button" look="icon" aria-label="Next picture" onClick={() => step(1)}>
          <Icon name="chevron-right" />
        </Button>
      </div>
    </div>
  )
}
