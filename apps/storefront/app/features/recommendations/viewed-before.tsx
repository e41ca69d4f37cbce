import { useEffect, useState } from 'react'

/** Duplicates `recent-skus.ts`: a shared module would cost the product page another request. [R9.11] */
export function viewedSkus(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem('recently_viewed') ?? '[]')
    return Array.isArray(stored) ? stored.filter((sku) => typeof sku === 'string').slice(0, 6) : []
  } catch {
    return []
  }
}

/** [R7.122] */
export function ViewedBefore() {
  const [html, setHtml] = useState('')
  useEffect(() => {
    const skus = viewedSkus()
    if (skus.length === 0) return
    const leaving = new AbortController()
    const load = async () => {
      const answer = await fetch(`/api/recent?skus=${encodeURIComponent(skus.join(','))}`, { signal: leaving.signal })
      if (answer.ok) setHtml(await answer.text())
    }
    load().catch(() => undefined)
    return () => leaving.abort()
  }, [])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components, rendered by the server; text is escaped
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
