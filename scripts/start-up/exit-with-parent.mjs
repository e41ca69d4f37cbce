// Preloaded into every command and service: exits cleanly when the parent process is gone, even after SIGKILL.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
// Ignore EPIPE during the shutdown: the reader of the output may be gone.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
