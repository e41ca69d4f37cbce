import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

const tones = {
  positive: { role: 'status', icon: 'tick' },
  negative: { role: 'alert', icon: 'alert' },
  neutral: { role: undefined, icon: 'alert' },
} as const

/** Each new `answer` takes the focus, by `autoFocus` in a server-rendered page. */
export function Notice({
  tone,
  title,
  answer,
  children,
}: {
  readonly tone: keyof typeof tones
  readonly title?: string
  readonly answer?: object | undefined
  readonly children: ReactNode
}) {
  const { role, icon } = tones[tone]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer && document.documentElement.dataset.scripted !== undefined) box.current?.focus()
  }, [answer])
  return (
    <div
      ref={box}
      role={role}
      className={`${styles.notice} ${styles[tone]}`}
      {...(answer ? { tabIndex: -1, autoFocus: true } : {})}
    >
      <Icon name={icon} sizePx={20} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div>{children}</div>
      </div>
    </div>
  )
}
