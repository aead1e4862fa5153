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

/** The test files of a folder whose text passes. */
const filesThat = (folder: string, pattern: string, passes: (text: string) => boolean) =>
  globSync(pattern, {cwd: folder}).filter((file) =>
    passes(readFileSync(join(folder, file), 'utf8')),
  )

/** The site's unit tests of a room: those in a folder of its name, else all that import it. More would take hours. */
function unitTests(room: string): string[] {
  const side = room.startsWith('studio/') ? 'studio' : 'site'
  const inFolder = globSync(`tests/unit/${side}/${basename(room)}/**/*.test.ts`, {cwd: root})
  if (inFolder.length > 0) return inFolder
  return filesThat(root, 'tests/unit/**/*.test.ts', (text) => text.includes(`/${room}/`))
}

/** The Content Lake’s tests in their own process, where changes are made, without the one that asks how long work takes. */
function lakeTests(room: string): string[] {
  const part = room.includes('/data/') ? 'data' : 'server'
  return filesThat(
    join(root, contentLake),
    `tests/{unit,integration/${part}}/**/!(query-limits).test.ts`,
    (text) => !/server-process|child_process/.test(text),
  )
}

/** Whether the room is one of the Content Lake, which has a Vitest configuration of its own. */
export const isOfContentLake = (room: string): boolean => room.startsWith(sources)

/** The room's own tests, from the folder of their Vitest configuration. */
export const ownTests = (room: string): string[] =>
  isOfContentLake(room) ? lakeTests(room) : unitTests(room)

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
