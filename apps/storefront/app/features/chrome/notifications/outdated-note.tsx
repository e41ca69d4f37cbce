import { memo, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './outdated-note.module.css'

function Note() {
  const place = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    if (key !== first.current) place.current?.replaceChildren()
  }, [key])
  return (
    <div
      id="outdated-note"
      ref={place}
      className={styles.note}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; hydration preserves the server’s content
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** Filled by the server when it serves a stale page that cannot be rendered. [decision 23] */
export const OutdatedNote = memo(Note)
