import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import styles from './sticky-bar.module.css'

/** Shown while `main`, the main button, is out of view. */
export function StickyBar({
  main,
  children,
}: {
  readonly main: RefObject<HTMLElement | null>
  readonly children: ReactNode
}) {
  const [isHidden, setHidden] = useState(true)
  useEffect(() => {
    if (!main.current) return
    const watch = new IntersectionObserver(([entry]) => setHidden(entry?.isIntersecting !== false))
    watch.observe(main.current)
    return () => watch.disconnect()
  }, [main])
  return (
    <div className={styles.bar} hidden={isHidden}>
      {children}
    </div>
  )
}
