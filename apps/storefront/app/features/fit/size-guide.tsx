import { useEffect, useState } from 'react'
import styles from '#app/features/content/content-page.module.css'
import { SanitisedHtml } from '#app/features/content/sanitised-html.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { SizeChoice } from '../product/sizes.ts'

type GuideText =
  | { readonly kind: 'requested' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'there'; readonly html: string }

interface SizeGuideProps {
  readonly scale: string | undefined
  readonly choices: readonly SizeChoice[]
  readonly chosen: SizeChoice | undefined
  readonly onClose: () => void
}

const labelOf = ({ labels }: SizeChoice) => `${labels?.au}/${labels?.eu}`

function useGuide({ scale, choices, chosen }: Omit<SizeGuideProps, 'onClose'>): GuideText {
  const [guide, setGuide] = useState<GuideText>({ kind: 'requested' })
  const [query] = useState(() => {
    const shoe = new URLSearchParams(choices.map((choice) => ['size', labelOf(choice)]))
    if (scale) shoe.set('scale', scale)
    if (chosen) shoe.set('chosen', labelOf(chosen))
    return shoe.toString()
  })
  useEffect(() => {
    const load = async () => {
      const answer = await fetch(`/api/size-guide?${query}`)
      setGuide(answer.ok ? { kind: 'there', html: await answer.text() } : { kind: 'failed' })
    }
    load().catch(() => setGuide({ kind: 'failed' }))
  }, [query])
  return guide
}

/** [R2.36] */
export function SizeGuide({ onClose, ...shoe }: SizeGuideProps) {
  const guide = useGuide(shoe)
  return (
    <Dialog title="Size guide" size="wide" isOpen onClose={onClose}>
      {guide.kind === 'there' && <SanitisedHtml className={styles.content} html={guide.html} />}
      {guide.kind === 'requested' && <p role="status">Loading the size guide…</p>}
      {guide.kind === 'failed' && (
        <p role="alert">
          The size guide could not be loaded here. <a href="/size-guide">Open its page</a>
        </p>
      )}
    </Dialog>
  )
}
