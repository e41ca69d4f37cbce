import type { StoreAnswer } from './store-answer.ts'

/** Undefined when there was no answer. */
export async function postChoice(form: FormData): Promise<StoreAnswer | undefined> {
  form.set('inPlace', '1')
  const send = async () => {
    const answer = await fetch('/store/choose', { method: 'POST', body: form })
    return answer.ok ? ((await answer.json()) as StoreAnswer) : undefined
  }
  return send().catch(() => undefined)
}
