import { Notice } from '#app/ui/notice.tsx'
import styles from './flash.module.css'
import { flashMessage } from './flash-messages.ts'

export function Notices({ codes }: { readonly codes: readonly string[] }) {
  const messages = codes.flatMap((code) => {
    const message = flashMessage(code)
    return message ? [{ code, ...message }] : []
  })
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
