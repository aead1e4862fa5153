import {relative} from 'node:path'
import {stripVTControlCharacters} from 'node:util'

import {root} from '../starter/settings.ts'

export interface Counts {
  passed: number
  failed: number
  /** Names of failed tests, each with the first lines of its error. */
  failures: string[]
  /** Flaky tests: failed at first and passed on retry, as in CI. */
  flaky: string[]
}

/** The counts of a check that failed as a whole. */
export const failedAsWhole = (why: string): Counts => ({
  passed: 0,
  failed: 1,
  failures: [why],
  flaky: [],
})

/** Lines of an error repeated at the end. */
const shownLines = 6

function failure(name: string, messages: (string | undefined)[]): string {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n')).split('\n')
  const shown = lines.filter((line) => !/^\s*$|node_modules/.test(line)).slice(0, shownLines)
  return [name, ...shown.map((line) => `    ${line.trim()}`)].join('\n')
}

interface VitestTest {
  fullName: string
  status: string
  failureMessages?: string[]
  tags?: string[]
}

interface VitestReport {
  numPassedTests: number
  numTotalTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: VitestTest[]
  }[]
}

type VitestFile = VitestReport['testResults'][number]

function flakyOfFile({name, assertionResults}: VitestFile): string[] {
  return assertionResults
    .filter(({status, failureMessages = []}) => status === 'passed' && failureMessages.length > 0)
    .map((test) =>
      failure(`${relative(root, name)} › ${test.fullName}`, test.failureMessages ?? []),
    )
}

function failuresOfFile({name, status, message, assertionResults}: VitestFile): string[] {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status !== 'passed' && !isForTheNight(test))
  if (failed.length === 0 && status === 'failed') return [failure(file, [message])]
  return failed.map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages ?? []))
}

/** Whether a test was left out by day. */
const isForTheNight = ({status, tags}: VitestTest) =>
  status === 'skipped' && tags?.includes('nightly') && !process.env['NIGHTLY_SEED']

/** Counts of a Vitest JSON report; a skipped test did not pass. Throws on invalid JSON. */
export function readVitest(report: string): Counts {
  const {numPassedTests, numTotalTests, testResults} = JSON.parse(report) as VitestReport
  const left = testResults.flatMap((file) => file.assertionResults).filter(isForTheNight).length
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests - left,
    failures: testResults.flatMap(failuresOfFile),
    flaky: testResults.flatMap(flakyOfFile),
  }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    line: number
    tests: {status: string; results: {errors: {message?: string}[]}[]}[]
  }[]
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number}
  suites: PlaywrightSuite[]
  errors: {message?: string}[]
}

function namesOfSuite({suites = [], specs = []}: PlaywrightSuite, wanted: string): string[] {
  const own = specs.flatMap(({title, file, line, tests}) =>
    tests
      .filter(({status}) => status === wanted)
      .map(({results}) =>
        failure(
          `${file}:${line} › ${title}`,
          results.flatMap(({errors}) => errors.map(({message}) => message)),
        ),
      ),
  )
  return [...own, ...suites.flatMap((suite) => namesOfSuite(suite, wanted))]
}

/** Counts of a Playwright JSON report; a skipped test did not pass. Throws on invalid JSON. */
export function readPlaywright(report: string): Counts {
  const {stats, suites, errors} = JSON.parse(report) as PlaywrightReport
  const outside = errors.map(({message}) => failure('outside of any test', [message]))
  const skipped = stats.skipped > 0 ? [`${stats.skipped} did not run`] : []
  const named = (status: string) => suites.flatMap((suite) => namesOfSuite(suite, status))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    failures: [...outside, ...named('unexpected'), ...skipped],
    flaky: named('flaky'),
  }
}
