/** Writes how long each file of tests took, in milliseconds, and its path: for `scripts/test.ts`, which names the slowest. */
export default async function* durations(source) {
  for await (const { type, data } of source)
    if (type === 'test:summary' && data.file) yield `${Math.round(data.duration_ms)} ${data.file}\n`
}
