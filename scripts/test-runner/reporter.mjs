/** One line of JSON per file, failed test and process. */
export default async function* report(source) {
  for await (const { type, data } of source) {
    // A suite also fails when one of its tests does.
    if (type === 'test:fail' && data.details.error.failureType !== 'subtestsFailed' && !data.todo)
      yield `${JSON.stringify({ failed: { name: data.name, file: data.file, line: data.line } })}\n`
    if (type !== 'test:summary') continue
    if (data.file) yield `${JSON.stringify({ file: data.file, ms: Math.round(data.duration_ms) })}\n`
    else yield `${JSON.stringify({ counts: data.counts })}\n`
  }
}
