import type {Filled} from '../settings.ts'
import type {Source} from './transfer.ts'

/** The settings of the command line, with defaults filled in. */
export type Place = Filled & {apiHost?: string | undefined}

interface Command {
  /** Names the argument that must be given. */
  needs?: string
  run: (place: Place, argument: string) => Promise<void>
}

// Loaded on demand: Sanity's client takes a third of a second.
const transfer = () => import('./transfer.ts')

const COMMANDS: Record<string, Command> = {
  import: {
    needs: 'a file',
    run: async (place, file) => (await transfer()).importFile(place, file),
  },
  export: {
    run: async (place, file) =>
      (await transfer()).exportFile(place, file || `${place.datasets[0]}.tar.gz`),
  },
  reset: {run: async (place) => (await transfer()).resetDataset(place)},
  pull: {
    needs: '<project>/<dataset>',
    run: async (place, name) => {
      const source = sourceOf(name, place.apiHost)
      await (await transfer()).pullDataset(place, source)
    },
  },
  trust: {run: async (place) => (await import('./trust.ts')).makeTrust(place)},
}

/** Runs a command. The message of an error is one line for the terminal. */
export async function runCommand(
  name: string,
  [argument = '', ...more]: string[],
  place: Place,
): Promise<void> {
  const command = COMMANDS[name]
  if (!command) throw new Error(`There is no command "${name}": --help lists them.`)
  if (command.needs && !argument) throw new Error(`${name} needs ${command.needs}.`)
  if (more.length > 0) throw new Error(`${name} takes one argument.`)
  await command.run(place, argument)
}

function sourceOf(name: string, apiHost: string | undefined): Source {
  const [projectId, dataset] = name.split('/')
  const token = process.env['SANITY_AUTH_TOKEN']
  if (!projectId || !dataset) throw new Error('pull needs <project>/<dataset>.')
  if (!token) throw new Error('pull needs a token of the project in SANITY_AUTH_TOKEN.')
  return {projectId, dataset, token, apiHost}
}
