import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {placeholderEnvironment} from '../starter/placeholder-environment.ts'
import {runProcess} from '../starter/processes.ts'
import {findBrowser} from './browser.ts'
import {needPrograms, type Program} from './programs.ts'
import {broken, readPlaywright, readVitest, type Counts} from './test-reports.ts'

/** How a check runs. */
interface Run {
  /** Receives the output instead of the terminal. */
  onOutput?: ((chunk: Buffer) => void) | undefined
  /** Parts of test file names; all tests run when empty. */
  patterns: string[]
}

export interface Check {
  name: string
  /** Runs at night or by name only: it is slow, or needs programs that a fresh machine lacks. */
  nightly?: boolean
  takesPatterns?: boolean
  run: (how: Run) => Promise<Counts>
}

/** A tool that passes or fails as a whole; those that load the site's code need its variables. */
function tool(
  name: string,
  commands: {file: string; args: string[]}[],
  env: Record<string, string> = placeholderEnvironment,
): Check {
  const run = async ({onOutput, patterns}: Run) => {
    for (const {file, args: own} of commands) {
      const args = [...own, ...patterns]
      const code = await runProcess({name, file, args, env, verbose: true, onOutput})
      if (code !== 0) return broken(`${file} exited with code ${code}`)
    }
    return {passed: 1, failed: 0, failures: [], unsteady: []}
  }
  return {name, run}
}

/** Runs a test runner with a JSON report; a failed run without failed tests counts as one. */
async function countResults(
  runner: {
    name: string
    file: string
    args: (report: string) => string[]
    env?: Record<string, string>
    read: (report: string) => Counts
  },
  {onOutput, patterns}: Run,
): Promise<Counts> {
  const {name, file, args, env, read} = runner
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'))
  const report = join(folder, 'report.json')
  try {
    const code = await runProcess({
      name,
      file,
      args: [...args(report), ...patterns],
      env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report},
      verbose: true,
      onOutput,
    })
    const counts = read(readFileSync(report, 'utf8'))
    if (code === 0 || counts.failed > 0) return counts
    return {
      ...counts,
      failed: 1,
      failures: [...counts.failures, `${file} exited with code ${code}`],
    }
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

function vitest(name: string, projects = [name]): Check {
  const args = (report: string) => [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const file = 'node_modules/vitest/vitest.mjs'
  const run = (how: Run) => countResults({name, file, args, read: readVitest}, how)
  return {name, takesPatterns: true, run}
}

function playwright(name: string): Check {
  const run = async (how: Run) => {
    const browser = await findBrowser()
    const config = ['test', '--config', `tests/${name}/playwright.config.ts`]
    // With named files, skip the projects that they depend on.
    const args = () => (how.patterns.length > 0 ? [...config, '--no-deps'] : config)
    const env = {CHROMIUM_PATH: browser}
    const file = 'node_modules/@playwright/test/cli.js'
    return countResults({name, file, args, env, read: readPlaywright}, how)
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

const bin = (path: string) => `node_modules/${path}`

/** Generates route types, which are not committed. */
const routeTypes = {file: bin('next/dist/bin/next'), args: ['typegen']}

/**
 * All checks, cheapest first; `npm test <name>` runs one. The checks of a row run in parallel: none of them uses both
 * cores or reads what `drift` writes.
 */
export const rows: Check[][] = [
  [tool('format', [{file: bin('oxfmt/bin/oxfmt'), args: ['--check']}])],
  [
    tool('drift', [{file: 'local/commands/typegen.ts', args: ['--check']}]),
    vitest('database'),
    tool('spelling', [{file: bin('cspell/bin.mjs'), args: ['lint', '--no-progress']}]),
  ],
  [tool('lint', [routeTypes, {file: bin('oxlint/bin/oxlint'), args: []}])],
  [
    // An old incremental state has hidden errors.
    tool('types', [
      routeTypes,
      {file: bin('typescript/bin/tsc'), args: ['--noEmit', '--incremental', 'false']},
    ]),
    tool('unused', [{file: bin('knip/bin/knip.js'), args: []}]),
  ],
  [vitest('unit', ['unit', 'unit-isolated'])],
  [vitest('integration')],
  [playwright('e2e')],
  [nightly(vitest('systemd'), 'systemd-analyze')],
  [nightly(vitest('stock-studio'), 'openssl')],
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
  [
    nightly({
      ...tool('mutations', [{file: 'tests/mutations/run.ts', args: []}], {}),
      takesPatterns: true,
    }),
  ],
]
