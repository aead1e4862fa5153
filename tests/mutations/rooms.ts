import {globSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'

import {root} from '../processes/run.ts'

const sources = 'packages/content-lake/src'

/** The folders whose code is changed, each with a score of its own. */
export const rooms: readonly string[] = globSync(
  ['lib/*/', 'studio/*/', 'components/*/', `${sources}/*/`, `${sources}/data/*/`],
  {cwd: root},
)
  .map((path) => path.replace(/\/$/, ''))
  .filter((path) => path !== `${sources}/data` && statSync(join(root, path)).isDirectory())
  .toSorted()

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
