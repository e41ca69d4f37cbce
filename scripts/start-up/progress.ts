const SHOW_EVERY_MS = 10_000

export type Show = (text: string) => void

/** Shows one line per stage. */
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
