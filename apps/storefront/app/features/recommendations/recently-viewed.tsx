import { useEffect, useRef, useState } from 'react'
import { rememberViewed } from './recent-skus.ts'

const NEAR = '600px'

/** Loads when the shopper approaches the foot of the page. [R7.122, R9.11] */
export function RecentlyViewed({ sku }: { readonly sku: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [html, setHtml] = useState('')
  useEffect(() => {
    const skus = rememberViewed(sku)
    if (skus.length === 0 || !place.current) return
    const leaving = new AbortController()
    const load = async () => {
      const answer = await fetch(`/api/recent?skus=${encodeURIComponent(skus.join(','))}`, { signal: leaving.signal })
      if (answer.ok) setHtml(await answer.text())
    }
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        load().catch(() => undefined)
      },
      { rootMargin: NEAR },
    )
    watch.observe(place.current)
    return () => {
      watch.disconnect()
      leaving.abort()
    }
  }, [sku])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components, rendered by the server; text is escaped
  return <div ref={place} dangerouslySetInnerHTML={{ __html: html }} />
}
