import {execFileSync} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {placeholderEnvironment} from '../starter/placeholder-environment.ts'
import {runProcess} from '../starter/processes.ts'
import {root} from '../starter/settings.ts'
import {findBrowser} from './browser.ts'
import {secondsOfEndedChild} from './processor-time.ts'
import {needPrograms, type Program} from './programs.ts'
import {
  addCounts,
  type Counts,
  failedAsWhole,
  noCounts,
  readPlaywright,
  readVitest,
} from './test-reports.ts'

/** How a check runs. */
interface Run {
  /** Receives the output instead of the terminal. */
  onOutput?: ((chunk: Buffer) => void) | undefined
  /** Parts of file names, which restrict the check; everything is checked when empty. */
  patterns: string[]
  /** Receives the processor time of each process of the check. */
  onProcessorTime: (seconds: number) => void
}

export interface Check {
  name: string
  /** Runs at night or by name only: it is slow, or needs programs that a fresh machine lacks. */
  nightly?: boolean
  takesPatterns?: boolean
  run: (how: Run) => Promise<Counts>
}

interface Command {
  file: string
  args: string[]
  /** Arguments that restrict the command to the patterns. */
  restrict?: (patterns: string[]) => string[]
  /** Runs once, for the first check that has it. */
  once?: boolean
}

const ended = new Set<Command>()

/** Runs a process of a check and returns its exit code. */
async function runMetered(
  command: {name: string; file: string; args: string[]; env: Record<string, string>},
  {onOutput, onProcessorTime}: Run,
): Promise<number> {
  const code = await runProcess({...command, verbose: true, onOutput})
  onProcessorTime(secondsOfEndedChild())
  return code
}

/** The repository's files whose paths contain one of the patterns. */
function filesWith(patterns: string[]): string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const files = execFileSync('git', listed, {cwd: root, encoding: 'utf8'}).trim().split('\n')
  return files.filter((file) => patterns.some((pattern) => file.includes(pattern)))
}

/** A tool that passes or fails as a whole; those that load the site's code need its variables. */
function tool(
  name: string,
  commands: Command[],
  env: Record<string, string> = placeholderEnvironment,
): Check {
  const run = async (how: Run) => {
    for (const command of commands.filter((each) => !each.once || !ended.has(each))) {
      const {file, args, restrict} = command
      const restricted = how.patterns.length > 0 && restrict ? restrict(how.patterns) : null
      if (restricted?.length === 0) return noCounts
      const code = await runMetered({name, file, args: [...args, ...(restricted ?? [])], env}, how)
      if (code !== 0) return failedAsWhole(`${file} exited with code ${code}`)
      ended.add(command)
    }
    return {...noCounts, passed: 1}
  }
  return {name, takesPatterns: commands.some(({restrict}) => restrict), run}
}

/** Runs a test runner with a JSON report; a failed run without failed tests counts as one. */
async function countResults<Read extends Counts>(
  runner: {
    name: string
    file: string
    args: (report: string) => string[]
    env?: Record<string, string>
    read: (report: string) => Read
  },
  how: Run,
): Promise<Read> {
  const {name, file, args, env, read} = runner
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'))
  const report = join(folder, 'report.json')
  try {
    const all = [...args(report), ...how.patterns]
    const reported = {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report}
    const code = await runMetered({name, file, args: all, env: reported}, how)
    const counts = read(readFileSync(report, 'utf8'))
    if (code === 0 || counts.failed > 0) return counts
    const failures = [...counts.failures, `${file} exited with code ${code}`]
    return {...counts, failed: 1, failures}
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

function vitest(name: string, {projects = [name], folder = '.', inBrowser = false} = {}): Check {
  const file = 'node_modules/vitest/vitest.mjs'
  const run = async (how: Run) => {
    const args = (report: string) => [
      'run',
      '--root',
      folder,
      ...projects.flatMap((project) => ['--project', project]),
      // Only file names that were given may match nothing here.
      ...(how.patterns.length > 0 ? ['--passWithNoTests'] : []),
      ...(process.env['NIGHTLY_SEED'] ? [] : ['--tags-filter=!nightly']),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]
    const env: Record<string, string> = inBrowser ? {CHROMIUM_PATH: await findBrowser()} : {}
    return countResults({name, file, args, env, read: readVitest}, how)
  }
  return {name, takesPatterns: true, run}
}

/** Counts each project of which nothing ran as a failure. */
const withLeftOut = ({leftOut, ...counts}: ReturnType<typeof readPlaywright>): Counts =>
  leftOut.map((project) => failedAsWhole(`Nothing ran of ${project}`)).reduce(addCounts, counts)

function playwright(name: string): Check {
  const run = async (how: Run) => {
    const env = {CHROMIUM_PATH: await findBrowser()}
    const file = 'node_modules/@playwright/test/cli.js'
    const count = (...options: string[]) => {
      const args = () => ['test', '--config', `tests/${name}/playwright.config.ts`, ...options]
      return countResults({name, file, args, env, read: readPlaywright}, how)
    }
    // With named files, skip the projects that they depend on.
    if (how.patterns.length > 0)
      return withLeftOut(await count('--no-deps', '--pass-with-no-tests'))
    const first = await count()
    const {leftOut, failedFiles} = first
    if (leftOut.length === 0 || failedFiles.length === 0) return withLeftOut(first)
    // A failed test leaves out the projects that come after it; run them nevertheless.
    const rest = await count('--no-deps', ...leftOut.map((project) => `--project=${project}`))
    return addCounts(first, withLeftOut(rest))
  }
  return {name, takesPatterns: true, run}
}

/** Restricts a check to the nightly run or its name, and installs the programs that it needs first. */
function nightly(check: Check, ...programs: Program[]): Check {
  const run = async (how: Run) => {
    await needPrograms(...programs)
    return check.run(how)
  }
  return {...check, nightly: true, run}
}

const contentLake = 'packages/content-lake'

const bin = (path: string) => `node_modules/${path}`

const formatArguments = ['--check', '--no-error-on-unmatched-pattern']

const sourcesWith = (patterns: string[]) =>
  filesWith(patterns).filter((file) => /\.(?:tsx?|mjs)$/.test(file))

/** As `files` in cspell.json. */
const copyWith = (patterns: string[]) =>
  filesWith(patterns).filter((file) => /^(?:content\/.+|messages)\/[^/]+\.json$/.test(file))

/** Generates route types, which are not committed. */
const routeTypes: Command = {file: bin('next/dist/bin/next'), args: ['typegen'], once: true}

/**
 * All checks, cheapest first; `npm test <name>` runs one. The checks of a group run in parallel: none of them uses both
 * cores or reads what `drift` writes.
 */
export const groups: Check[][] = [
  [tool('format', [{file: bin('oxfmt/bin/oxfmt'), args: formatArguments, restrict: filesWith}])],
  [
    tool('drift', [
      {file: 'local/commands/typegen.ts', args: ['--check']},
      {file: 'local/supabase/compare-migrations.ts', args: []},
    ]),
    vitest('database'),
    tool('spelling', [
      {file: bin('cspell/bin.mjs'), args: ['lint', '--no-progress'], restrict: copyWith},
    ]),
  ],
  [
    tool('lint', [
      routeTypes,
      {
        file: bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
        args: ['.', '--output-type', 'err-long'],
      },
      {file: bin('oxlint/bin/oxlint'), args: [], restrict: sourcesWith},
    ]),
  ],
  [
    // An old incremental state has hidden errors.
    tool('types', [
      routeTypes,
      {file: bin('typescript/bin/tsc'), args: ['--noEmit', '--incremental', 'false']},
    ]),
    tool('unused', [{file: bin('knip/bin/knip.js'), args: []}]),
  ],
  [vitest('unit', {projects: ['unit', 'unit-isolated']})],
  [vitest('content-lake', {folder: contentLake})],
  [vitest('integration')],
  [playwright('e2e')],
  [nightly(vitest('systemd'), 'systemd-analyze')],
  [nightly(vitest('stock-studio', {folder: contentLake, inBrowser: true}), 'openssl')],
  [nightly(vitest('versions', {folder: contentLake, inBrowser: true}), 'openssl')],
  [nightly(vitest('postgres'), 'postgres')],
  [
    nightly(
      tool('pgtap-on-postgres', [{file: 'tests/database/postgres.ts', args: []}]),
      'postgres',
    ),
  ],
  [nightly(vitest('scale'), 'nginx', 'openssl', 'redis-server')],
  [nightly(playwright('nightly'), 'openssl', 'xliff-schema')],
  [nightly(playwright('faults'))],
]
