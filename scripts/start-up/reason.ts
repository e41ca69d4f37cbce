const LONGEST = 300

/** The error of a log line; undefined for other lines. */
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

/** The last error in a process's output, as Node or V8 prints it or a part logs it; undefined when there is none. */
export function reasonIn(outputText: string): string | undefined {
  for (const line of outputText.trim().split('\n').reverse()) {
    const found = problemOf(line) ?? (/^(?:Uncaught )?(?:\w*Error\b.*?: .|FATAL ERROR: )/.test(line) ? line : undefined)
    if (found) return found.slice(0, LONGEST)
  }
  return undefined
}
