import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { startTicks } from '#app/islands/cards/compare-ticks.ts'
import { comparedStore, setCompared } from '#app/session/browser/compared.ts'
import { useStore } from '#app/session/browser/store.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { AddAnswer } from '../cart/answers.ts'
import styles from './compare-bar.module.css'

/** Pages that the bar would cover or repeat. */
const WITHOUT_BAR = /^\/(?:compare|cart)(?:\/|$)/

const NOTHING: readonly string[] = []

async function readCompared(): Promise<void> {
  const answer = await fetch('/api/compared', { headers: { accept: 'application/json' } }).catch(() => undefined)
  const { uids } = answer?.ok ? ((await answer.json()) as { uids?: readonly string[] }) : {}
  if (uids) setCompared(uids)
}

/** Number of compared shoes with a link, and ticks on cards; loaded on first use. */
export function CompareBar() {
  const uids = useStore(comparedStore, NOTHING) ?? NOTHING
  const { pathname } = useLocation()
  const { submit, data, state } = useFetcher<AddAnswer>({ key: 'compare-tick' })
  const ticks = useRef<ReturnType<typeof startTicks>>(undefined)
  const isChosen = uids.length > 0
  const toggle = useEffectEvent((uid: string, isCompared: boolean) => {
    void submit({ compare: uid, intent: isCompared ? 'add' : 'remove' }, { method: 'post', action: '/compare/add' })
  })
  useEffect(() => {
    if (comparedStore.get()?.length === 0) void readCompared()
  }, [])
  useEffect(() => {
    if (!isChosen) return
    const started = startTicks(styles.tick ?? '', (uid, isCompared) => toggle(uid, isCompared))
    ticks.current = started
    return started.stop
  }, [isChosen])
  useEffect(() => {
    if (state === 'idle') ticks.current?.update(uids)
  }, [uids, state])
  useEffect(() => {
    if (data?.compared) setCompared(data.compared)
  }, [data])
  if (!isChosen || WITHOUT_BAR.test(pathname)) return null
  const problem = state === 'idle' && data && !data.ok ? data.message : undefined
  return (
    <aside className={styles.bar} aria-label="Compare">
      <div role="status">
        <p>{uids.length} of 4</p>
        {problem && <p className={styles.problem}>{problem}</p>}
      </div>
      <ButtonLink href="/compare" isSmall look="secondary" className={styles.link}>
        Compare
      </ButtonLink>
    </aside>
  )
}
