import { memo, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './outdated-note.module.css'

function Note() {
  const place = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    // What is shown from here on was not in the document that the note is about.
    if (key !== first.current) place.current?.replaceChildren()
  }, [key])
  return (
    <div
      id="outdated-note"
      ref={place}
      className={styles.note}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; hydration keeps what the server writes there
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/**
 * Where the server says that a page is out of date, when it sends it since it cannot be rendered again. [decision 23]
 */
export const OutdatedNote = memo(Note)
