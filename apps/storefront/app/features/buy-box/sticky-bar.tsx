import { type ReactNode, useEffect, useState } from 'react'
import styles from './sticky-bar.module.css'

/** A bar at the foot of small screens while the main button is out of view. */
export function StickyBar({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const main = document.querySelector('[data-main-add]')
    if (!main) return
    const watch = new IntersectionObserver(([entry]) => setShown(entry ? !entry.isIntersecting : false))
    watch.observe(main)
    return () => watch.disconnect()
  }, [])
  return (
    <div className={styles.bar} hidden={!isShown}>
      {children}
    </div>
  )
}
