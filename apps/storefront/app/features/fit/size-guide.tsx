import { useEffect, useState } from 'react'
import styles from '#app/features/content/content-page.module.css'
import { Dialog } from '#app/ui/dialog.tsx'

type Words = { readonly kind: 'asked' } | { readonly kind: 'failed' } | { readonly kind: 'there'; readonly html: string }

function useGuide(): Words {
  const [words, setWords] = useState<Words>({ kind: 'asked' })
  useEffect(() => {
    const ask = async () => {
      const answer = await fetch('/api/size-guide')
      setWords(answer.ok ? { kind: 'there', html: await answer.text() } : { kind: 'failed' })
    }
    ask().catch(() => setWords({ kind: 'failed' }))
  }, [])
  return words
}

/** The words of the size guide page over the product, opened at its top. [R2.36] */
export function SizeGuide({ onClose }: { readonly onClose: () => void }) {
  const words = useGuide()
  return (
    <Dialog title="Size guide" size="wide" isOpen onClose={onClose}>
      {words.kind === 'there' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the commerce server has sanitised
        <div className={styles.content} dangerouslySetInnerHTML={{ __html: words.html }} />
      )}
      {words.kind === 'asked' && <p role="status">Loading the size guide…</p>}
      {words.kind === 'failed' && (
        <p role="alert">
          The size guide could not be loaded here. <a href="/size-guide">Open its page</a>
        </p>
      )}
    </Dialog>
  )
}
