import {globSync, readFileSync, statSync} from 'node:fs'
import {basename, join} from 'node:path'

import {root} from '../processes/run.ts'

const contentLake = 'packages/content-lake'
const sources = `${contentLake}/src`

/** The folders whose code is changed, each with a score of its own. */
export const rooms: readonly string[] = globSync(
  ['lib/*/', 'studio/*/', 'components/*/', `${sources}/*/`, `${sources}/data/*/`],
  {cwd: root},
)
  .map((path) => path.replace(/\/$/, ''))
  .filter((path) => path !== `${sources}/data` && statSync(join(root, path)).isDirectory())
  .toSorted()

/** The site's unit tests of a room: those in a folder of its name, else all that import it. More would take hours. */
function unitTests(room: string): string[] {
  const side = room.startsWith('studio/') ? 'studio' : 'site'
  const inFolder = globSync(`tests/unit/${side}/${basename(room)}/**/*.test.ts`, {cwd: root})
  if (inFolder.length > 0) return inFolder
  return globSync('tests/unit/**/*.test.ts', {cwd: root}).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes(`/${room}/`),
  )
}

/**
 * The tests that ask for what each room of the Content Lake does. All tests over HTTP would take hours, because a request
 * passes through nearly all rooms. `commands` and `stubs` have none: they run in processes where nothing is changed.
 */
export const lakeTests: Readonly<Record<string, string>> = {
  assets: 'palette assets images',
  'data/documents': 'document-set queries indexes search-index permissions unpublished releases',
  'data/groq':
    'search-index parse plan path diff geometry queries indexes source-maps strict-limits tags random-queries',
  'data/http': 'effects history tags query-cache batched queries mutations releases live listen',
  'data/lake':
    'tags stale batched durability retention query-cache mutations actions history permissions releases',
  'data/query-worker': 'strict-limits query-limits',
  'data/storage': 'history retention durability batched stale mutations random-transactions',
  'data/writes': 'mutations actions permissions random-transactions batched releases',
  http: 'access cors http2 unpublished management',
  images: 'image-cache image-pixels images assets',
  people: 'access page management permissions',
  presence: 'presence access',
  projects: 'management access cors permissions',
  webhooks: 'hooks webhooks',
}

/** Whether the room is one of the Content Lake, which has a Vitest configuration of its own. */
export const isOfContentLake = (room: string): boolean => room.startsWith(sources)

/** The room's own tests, from the folder of their Vitest configuration. */
export function ownTests(room: string): string[] {
  if (!isOfContentLake(room)) return unitTests(room)
  const names = lakeTests[room.slice(`${sources}/`.length)]?.split(' ') ?? []
  const patterns = names.map((name) => `tests/{unit,integration}/**/${name}.test.ts`)
  return globSync(patterns, {cwd: join(root, contentLake)})
}

/** Where StrykerJS keeps what it knows of a room, from one night to the next. */
export const fileOf = (room: string, kind: 'incremental' | 'options' | 'report'): string =>
  join(root, '.cache/mutations', `${room.replaceAll('/', '-')}.${kind}.json`)

/** When the room was run last; 0 when it never was. */
export function lastRun(room: string): number {
  return statSync(fileOf(room, 'report'), {throwIfNoEntry: false})?.mtimeMs ?? 0
}

interface Report {
  files: Record<string, {mutants: {status: string}[]}>
}

/** How many changes some test covers, and how many of these one noticed. */
export interface Score {
  covered: number
  noticed: number
}

/** The score in a room's report. */
export function scoreOf({files}: Report): Score {
  const statuses = Object.values(files).flatMap(({mutants}) => mutants.map(({status}) => status))
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  return {noticed, covered: noticed + count('Survived')}
}

/** Reads the report of a room that was run. */
export const readScore = (room: string): Score =>
  scoreOf(JSON.parse(readFileSync(fileOf(room, 'report'), 'utf8')) as Report)

/** Percent of the covered changes that a test noticed. */
export const percentOf = ({covered, noticed}: Score): number =>
  covered === 0 ? 100 : Math.floor((100 * noticed) / covered)

/** The scores as a table of Markdown. */
export function scoreTable(scores: readonly (readonly [room: string, score: Score])[]): string {
  const rows = scores.map(([room, score]) => {
    return `| \`${room}\` | ${score.covered} | ${score.noticed} | ${percentOf(score)} |`
  })
  return ['| room | covered changes | noticed | % |', '| --- | ---: | ---: | ---: |', ...rows].join(
    '\n',
  )
}
