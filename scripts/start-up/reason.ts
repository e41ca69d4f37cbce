const LONGEST = 300

function problemOf(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const { level, event, message, error } = JSON.parse(line) as Record<string, unknown>
    if (level !== 'error') return undefined
    const detail = message ?? error
    return typeof detail === 'string' ? `${event}: ${detail.split('\n')[0]}` : String(event)
  } catch {
    return undefined
  }
}

/** The last error that Node or V8 printed or a service logged. */
export function reasonIn(outputText: string): string | undefined {
  for (const line of outputText.trim().split('\n').reverse()) {
    const found = problemOf(line) ?? (/^(?:Uncaught )?(?:\w*Error\b.*?: .|FATAL ERROR: )/.test(line) ? line : undefined)
    if (found) return found.slice(0, LONGEST)
  }
  return undefined
}
