import type {Filled} from '../settings.ts'

// Loaded on demand: Sanity's client takes a third of a second.
const transfer = () => import('./transfer.ts')

const COMMANDS: Record<string, (place: Filled, argument: string) => Promise<void>> = {
  async import(place, file) {
    if (!file) throw new Error('import needs a file.')
    await (await transfer()).importFile(place, file)
  },
  async export(place, file) {
    await (await transfer()).exportFile(place, file || `${place.datasets[0]}.tar.gz`)
  },
  reset: async (place) => (await transfer()).resetDataset(place),
  trust: async (place) => (await import('./trust.ts')).makeTrust(place),
}

/** Runs a command. The message of an error is one line for the terminal. */
export async function runCommand(
  name: string,
  [argument = '', ...more]: string[],
  place: Filled,
): Promise<void> {
  const command = COMMANDS[name]
  if (!command) throw new Error(`There is no command "${name}": --help lists them.`)
  if (more.length > 0) throw new Error(`${name} takes one argument.`)
  await command(place, argument)
}
