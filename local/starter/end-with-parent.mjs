// Preloaded into every process the starter forks, to end it when the starter dies. Services close
// by themselves within a second; this is for the others.
const grace = 2000

// Workers of such a process inherit the preload, but their channel must stay open.
const forkedByStarter = process.send && process.ppid === Number(process.env.STARTER_PID)

if (forkedByStarter) {
  process.once('disconnect', () => setTimeout(() => process.exit(0), grace))
  process.channel?.unref()
}
