// Preloaded into every command and service: exits cleanly when the process that started it is gone, even after SIGKILL.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
// The reader of the output may be gone as well; its EPIPE must not interrupt the shutdown.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
