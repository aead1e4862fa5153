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
  /** The files of the failed tests. */
  failedFiles: string[]
}

export const noCounts: Counts = {passed: 0, failed: 0, failures: [], flaky: [], failedFiles: []}

/** Returns the counts of two runs together. */
export const addCounts = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  failures: [...one.failures, ...other.failures],
  flaky: [...one.flaky, ...other.flaky],
  failedFiles: [...new Set([...one.failedFiles, ...other.failedFiles])],
})

/** The counts of a check that failed as a whole. */
export const failedAsWhole = (why: string): Counts => ({...noCounts, failed: 1, failures: [why]})

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
    failedFiles: testResults
      .filter((file) => failuresOfFile(file).length > 0)
      .map(({name}) => relative(root, name)),
  }
}

interface PlaywrightSpec {
  title: string
  file: string
  line: number
  tests: {
    projectName: string
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    results: {errors: {message?: string}[]}[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: PlaywrightSpec[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
  errors: {message?: string}[]
}

type PlaywrightTest = Pick<PlaywrightSpec, 'file'> &
  PlaywrightSpec['tests'][number] & {name: string}

const testsOfSuite = ({suites = [], specs = []}: PlaywrightSuite): PlaywrightTest[] => [
  ...specs.flatMap(({title, file, line, tests}) =>
    tests.map((test) => ({...test, file, name: `${file}:${line} › ${title}`})),
  ),
  ...suites.flatMap(testsOfSuite),
]

const failureOfTest = ({name, results}: PlaywrightTest) =>
  failure(
    name,
    results.flatMap(({errors}) => errors.map(({message}) => message)),
  )

/**
 * Counts of a Playwright JSON report; a skipped test did not pass. `leftOut` names the projects of which nothing ran,
 * because one that they depend on failed; their tests are not counted. Throws on invalid JSON.
 */
export function readPlaywright(report: string): Counts & {leftOut: string[]} {
  const {suites, errors} = JSON.parse(report) as PlaywrightReport
  const tests = suites.flatMap(testsOfSuite)
  const started = new Set(
    tests.filter(({status}) => status !== 'skipped').map(({projectName}) => projectName),
  )
  const withStatus = (wanted: string) =>
    tests.filter(({status, projectName}) => status === wanted && started.has(projectName))
  const expected = withStatus('expected')
  const unexpected = withStatus('unexpected')
  const flaky = withStatus('flaky')
  const skipped = withStatus('skipped')
  const left = tests.map(({projectName}) => projectName).filter((project) => !started.has(project))
  return {
    passed: expected.length + flaky.length,
    failed: unexpected.length + skipped.length,
    failures: [
      ...errors.map(({message}) => failure('outside of any test', [message])),
      ...unexpected.map(failureOfTest),
      ...skipped.map(({name}) => `${name} did not run`),
    ],
    flaky: flaky.map(failureOfTest),
    failedFiles: [...new Set([...unexpected, ...skipped].map(({file}) => file))],
    leftOut: [...new Set(left)],
  }
}
