const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Runs a step, printing its name while it runs and its duration at the end. */
export async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const started = performance.now()
  const terminal = process.stdout.isTTY
  if (terminal) process.stdout.write(`  … ${name}`)
  try {
    const result = await work()
    process.stdout.write(`${terminal ? '\r\u001B[K' : ''}  ✓ ${name} (${seconds(started)})\n`)
    return result
  } catch (error) {
    process.stdout.write(`${terminal ? '\r\u001B[K' : ''}  ✗ ${name} (${seconds(started)})\n`)
    throw error
  }
}
