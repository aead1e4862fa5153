// Preloaded into every process that the starter forks: without its parent nobody would ever end it. Services close
// their files by themselves within a second; this is for the others.
const grace = 2000

if (process.send) {
  process.once('disconnect', () => setTimeout(() => process.exit(0), grace))
  process.channel?.unref()
}
