// Preloaded into every command and part: when what started it is gone, however it went, it ends itself cleanly.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
// Whoever read its output may be gone as well: what is said then is lost, and the ending goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
