import { useIsSlow } from './use-is-slow.ts'

// Inline, since the shared sheet has no bytes left.
const COLUMN = { display: 'grid', gap: 'var(--s3)' } as const

interface SkeletonProps {
  readonly label: string
  /** Of the blocks being loaded. */
  readonly heightsPx: readonly number[]
}

interface BlocksProps {
  readonly heightsPx: readonly number[]
  readonly background: string | undefined
}

function Blocks({ heightsPx: [height, ...others], background }: BlocksProps) {
  return (
    <>
      <span style={{ display: 'block', height, background, borderRadius: 'var(--r-card)' }} />
      {others.length > 0 ? <Blocks heightsPx={others} background={background} /> : null}
    </>
  )
}

/** Reserves the space of the content at once and turns grey after 300 ms. */
export function Skeleton({ label, heightsPx }: SkeletonProps) {
  const background = useIsSlow(true) ? 'var(--tint)' : undefined
  return (
    <div role="status" style={COLUMN}>
      <span className="visually-hidden">{label}</span>
      <Blocks heightsPx={heightsPx} background={background} />
    </div>
  )
}
