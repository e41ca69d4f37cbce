import { all } from '../panels.ts'

/** The hours stay if the status cannot be read. */
export async function showDeskStatus(): Promise<void> {
  const places = [...all('[data-desk-status=""]')]
  if (places.length === 0) return
  for (const place of places) place.dataset.deskStatus = 'asked'
  const answer = await fetch('/api/desk').catch(() => undefined)
  if (!answer?.ok) return
  const { text } = (await answer.json()) as { readonly text: string }
  for (const place of places) place.textContent = text
}
