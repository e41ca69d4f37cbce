// Preloaded into every part: when the supervisor is gone, however it went, the part ends itself cleanly.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
