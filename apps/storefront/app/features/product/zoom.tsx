import { useEffect } from 'react'
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
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
      if (by !== 0) onChange((index + by + views.length) % views.length)
    }
    document.addEventListener('keydown', turn)
    return () => document.removeEventListener('keydown', turn)
  }, [index, views.length, onChange])
  return (
    <div className={styles.zoom}>
      <div className={styles.picture} style={{ background: ground }}>
        {view?.url && (
          <Picture key={view.url} src={view.url} alt={view.label ?? ''} sizes="(min-width: 960px) 960px, 100vw" maxWidthPx={1600} isEager />
        )}
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
