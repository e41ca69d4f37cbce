import { useEffect, useState } from 'react'
import { viewedSkus } from './recent-skus.ts'

/** Products that this browser viewed, on a page that is of none of them; nothing where there are none. [R7.122] */
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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components, drawn by the server; text in it is escaped
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
