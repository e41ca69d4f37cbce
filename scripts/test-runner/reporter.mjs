/**
 * Writes what the runner tells at its end, a line of JSON each: how long a file of tests took, each test that failed,
 * and the counts of a process.
 */
export default async function* report(source) {
  for await (const { type, data } of source) {
    // What holds a failed test fails with it.
    if (type === 'test:fail' && data.details.error.failureType !== 'subtestsFailed' && !data.todo)
      yield `${JSON.stringify({ failed: { name: data.name, file: data.file, line: data.line } })}\n`
    if (type !== 'test:summary') continue
    if (data.file) yield `${JSON.stringify({ file: data.file, ms: Math.round(data.duration_ms) })}\n`
    else yield `${JSON.stringify({ counts: data.counts })}\n`
  }
}
