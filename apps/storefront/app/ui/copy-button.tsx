import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

const SHOWN_MS = 2000

interface CopyButtonProps {
  readonly text: string
  /** Accessible name. */
  readonly label: string
}

/** Not rendered without scripts. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <>
      <Button
        type="button"
        look="quiet"
        isSmall
        className="with-scripts"
        aria-label={label}
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
