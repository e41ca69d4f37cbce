import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'

const SHOWN_MS = 2000

/** Not rendered without scripts. */
export function CopyButton({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    await navigator.clipboard?.writeText(text)
    setCopied(true)
  }
  return (
    <>
      <Button
        type="button"
        look="quiet"
        isSmall
        className="with-scripts"
        aria-label="Copy the order number"
        onClick={() => void copy().catch(() => undefined)}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  )
}
