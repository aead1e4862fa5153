import {globSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

import {describe, expect, it} from 'vitest'
import {parse} from 'yaml'

import {expectNone, expectSame} from '../expect-none'

interface Step {
  uses?: string
  run?: string
  if?: string
  with?: Record<string, unknown>
  env?: Record<string, string>
}

interface Workflow {
  permissions: Record<string, string>
  on: {push?: unknown; pull_request?: null; schedule?: {cron: string}[]}
  concurrency?: {group: string; 'cancel-in-progress'?: boolean}
  jobs: Record<string, {permissions?: unknown; 'timeout-minutes'?: number; steps: Step[]}>
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

const {scripts, ...manifest} = JSON.parse(read('package.json')) as Record<
  'scripts' | 'dependencies' | 'devDependencies',
  Record<string, string>
>

/** The scripts that a step's command runs. */
const scriptsIn = ({run = ''}: Step) =>
  [...run.matchAll(/\bnpm (?:run )?(?!ci\b|run\b)([\w:-]+)/g)].map(([, name]) => name)

const actionIn = (steps: Step[], action: string) =>
  steps.find(({uses}) => uses?.startsWith(`actions/${action}@`))

/** The steps of a workflow that run commands. */
const commandsOf = (workflow?: Workflow) =>
  Object.values(workflow?.jobs ?? {}).flatMap(({steps}) => steps.filter(({run}) => run))

const files = globSync('.github/workflows/*.yml', {cwd: root})

it('a change and each night have a workflow', () => {
  expectSame(
    files,
    ['.github/workflows/ci.yml', '.github/workflows/nightly.yml'],
    'Test a new workflow here',
  )
})

describe.each(files)('%s', (file) => {
  const workflow = parse(read(file)) as Workflow
  const jobs = Object.values(workflow.jobs)
  const steps = jobs.flatMap((job) => job.steps)

  it('may only read the repository', () => {
    expect(workflow.permissions).toEqual({contents: 'read'})
    expectNone(
      jobs.filter((job) => job.permissions),
      'A job needs no permissions of its own',
    )
  })

  it('runs one at a time, and ends', () => {
    expect(workflow.concurrency?.group).toMatch(/^(?:ci|nightly)\b/)
    expectNone(
      jobs.filter((job) => !job['timeout-minutes']),
      'Give the job timeout-minutes',
    )
  })

  it('uses GitHub’s own actions in a major version', () => {
    const used = steps.flatMap(({uses}) => uses ?? [])
    expect(used.length).toBeGreaterThan(2)
    expectNone(
      used.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action)),
      'Write actions/<name>@v<major>',
    )
  })

  it('checks out without credentials, with the Node.js that the site runs on', () => {
    expect(actionIn(steps, 'checkout')?.with).toEqual({'persist-credentials': false})
    const [major] = manifest.devDependencies['node']?.split('.') ?? []
    expect(actionIn(steps, 'setup-node')?.with).toEqual({
      'node-version': Number(major),
      cache: 'npm',
    })
  })

  it('keeps what failed tests leave', () => {
    const kept = actionIn(steps, 'upload-artifact')
    expect(kept).toMatchObject({if: 'failure()', with: {path: 'test-results'}})
  })

  it('installs the lockfile, then runs a script of package.json', () => {
    expect(steps.filter(({run}) => run === 'npm ci')).toHaveLength(1)
    const named = steps.flatMap(scriptsIn)
    expect(named).toHaveLength(1)
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
  })
})

it('ci runs the tests for every change, the nightly run its own at three with the given seed', () => {
  const [ci, night] = files.map((file) => parse(read(file)) as Workflow)
  expect(ci?.on).toEqual({push: {branches: ['main']}, pull_request: null})
  expect(ci?.concurrency).toEqual({
    group: 'ci-${{ github.ref }}',
    'cancel-in-progress': true,
  })
  expect(night?.on.schedule).toEqual([{cron: '0 3 * * *'}])
  expect(night?.concurrency).toEqual({group: 'nightly'})
  expect(commandsOf(ci)).toEqual([{run: 'npm ci'}, {run: 'npm test'}])
  expect(commandsOf(night).slice(-2)).toEqual([
    {run: 'npm ci'},
    {run: 'npm run test:nightly', env: {NIGHTLY_SEED: '${{ inputs.seed }}'}},
  ])
})

it('renovate.json names packages that are used', () => {
  const {packageRules} = JSON.parse(read('renovate.json')) as {
    packageRules: {matchPackageNames: string[]}[]
  }
  const used = Object.keys({...manifest.dependencies, ...manifest.devDependencies})
  const unused = packageRules
    .flatMap(({matchPackageNames}) => matchPackageNames)
    .filter((pattern) => {
      const [start = '', ...glob] = pattern.split('*')
      return !used.some((name) => (glob.length > 0 ? name.startsWith(start) : name === start))
    })
  expectNone(unused, 'Remove from renovate.json what names no dependency')
})
