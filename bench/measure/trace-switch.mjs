// Preloaded into servers that are measured with and without traces: a message turns the process's tracer on or off.
const TRACER = Symbol.for('welt.tracer')
let started
process.on('message', ({ traces }) => {
  started ??= globalThis[TRACER]
  globalThis[TRACER] = traces ? started : undefined
  process.send?.({ isTracing: globalThis[TRACER] !== undefined })
})
process.channel?.unref()
