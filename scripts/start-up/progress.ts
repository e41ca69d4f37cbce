/**
 * Shows one line for a stage: what it is, then how it ended and how long it took. The stage may return a few words to
 * show.
 */
export async function progress(name: string, stage: () => Promise<string | undefined>): Promise<void> {
  const startedAt = Date.now()
  const isTerminal = process.stderr.isTTY
  if (isTerminal) process.stderr.write(`  … ${name}`)
  try {
    const outputText = await stage()
    process.stderr.write(
      `${isTerminal ? '\r' : ''}  ✓ ${name.padEnd(14)}${outputText ? `${outputText}, ` : ''}${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`,
    )
  } catch (error) {
    process.stderr.write(`${isTerminal ? '\r' : ''}  ✗ ${name}\n`)
    throw error
  }
}
