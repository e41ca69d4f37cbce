import { useEffect } from 'react'
import { SOMETHING_WRONG } from '#app/graphql/result.ts'
import { notify } from '#app/session/browser/notify.ts'
import { Notice } from '#app/ui/notice.tsx'
import styles from './flash.module.css'
import { flashMessage } from './flash-messages.ts'

export function Notices({ codes }: { readonly codes: readonly string[] }) {
  const messages = codes.flatMap((code) => {
    const message = flashMessage(code)
    return message ? [{ code, ...message }] : []
  })
  const isGeneral = messages.some((message) => message.isGeneral)
  useEffect(() => {
    if (isGeneral) notify({ tone: 'negative', title: SOMETHING_WRONG })
  }, [isGeneral])
  return (
    <div className={styles.notices}>
      {messages.map(({ code, tone, text }) => (
        <Notice key={code} tone={tone}>
          {text}
        </Notice>
      ))}
    </div>
  )
}
