// Preloaded into every process that the starter forks: without its parent nobody would ever end it. Services close
// their files by themselves within a second; this is for the others.
const grace = 2000

// Workers that such a process forks inherit this preload, and their channel is what keeps them alive.
const forkedByStarter = process.send && process.ppid === Number(process.env.STARTER_PID)

if (forkedByStarter) {
  process.once('disconnect', () => setTimeout(() => process.exit(0), grace))
  process.channel?.unref()
}
