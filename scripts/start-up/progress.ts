/** How often a stage that takes long says how far it has come, where no terminal can show a line again. */
const SHOW_EVERY_MS = 10_000

/** Shows how far a stage has come. */
export type Show = (text: string) => void

/**
 * Shows one line for a stage: what it is, how far it has come, then how it ended and how long it took. The stage may
 * return a few words to show.
 */
export async function progress(
  name: string,
  stage: (show: Show) => Promise<string | undefined>,
  showEveryMs = SHOW_EVERY_MS,
): Promise<void> {
  const startedAt = Date.now()
  const isTerminal = process.stderr.isTTY
  const clear = isTerminal ? '\r\x1b[K' : ''
  let shownAt = startedAt
  const show = (text: string) => {
    if (isTerminal) return void process.stderr.write(`${clear}  … ${name.padEnd(14)}${text}`)
    if (Date.now() - shownAt < showEveryMs) return
    shownAt = Date.now()
    process.stderr.write(`  … ${name.padEnd(14)}${text}\n`)
  }
  if (isTerminal) process.stderr.write(`  … ${name}`)
  try {
    const outputText = await stage(show)
    const tookSeconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    process.stderr.write(`${clear}  ✓ ${name.padEnd(14)}${outputText ? `${outputText}, ` : ''}${tookSeconds} s\n`)
  } catch (error) {
    process.stderr.write(`${clear}  ✗ ${name}\n`)
    throw error
  }
}
