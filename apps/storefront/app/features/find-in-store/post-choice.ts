import type { StoreAnswer } from './store-answer.ts'

/** Undefined when there was no answer. */
export async function postChoice(form: FormData): Promise<StoreAnswer | undefined> {
  form.set('inPlace', '1')
  const send = async () => {
    // The server takes forms without files only.
    const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
    const answer = await fetch('/store/choose', { method: 'POST', body })
    return answer.ok ? ((await answer.json()) as StoreAnswer) : undefined
  }
  return send().catch(() => undefined)
}
