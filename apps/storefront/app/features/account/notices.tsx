import { Notice } from '#app/ui/notice.tsx'
import styles from './account.module.css'
import { noticeWords } from './notice-words.ts'

/** What the step before has left to be told, in the page. */
export function Notices({ codes }: { readonly codes: readonly string[] }) {
  const told = codes.flatMap((code) => {
    const words = noticeWords(code)
    return words ? [{ code, ...words }] : []
  })
  return (
    <div className={styles.notices}>
      {told.map(({ code, tone, text }) => (
        <Notice key={code} tone={tone}>
          {text}
        </Notice>
      ))}
    </div>
  )
}
