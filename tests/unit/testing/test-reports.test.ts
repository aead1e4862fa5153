import {join} from 'node:path'

import {afterEach, expect, test, vi} from 'vitest'

import {root} from '../../../local/starter/settings.ts'
import {readPlaywright, readVitest} from '../../../local/testing/test-reports.ts'

afterEach(() => void vi.unstubAllEnvs())

test('reads failures, flaky tests and files that did not load from a Vitest report', () => {
  const report = JSON.stringify({
    numPassedTests: 2,
    numTotalTests: 4,
    testResults: [
      {
        name: join(root, 'tests/a.test.ts'),
        status: 'failed',
        assertionResults: [
          {fullName: 'adds', status: 'passed', failureMessages: []},
          {fullName: 'listens', status: 'passed', failureMessages: ['heard nothing']},
          {
            fullName: 'divides',
            status: 'failed',
            failureMessages: ['\u001B[31mexpected 1\u001B[0m\n\n  got 2'],
          },
          {fullName: 'waits', status: 'skipped'},
        ],
      },
      {
        name: join(root, 'tests/b.test.ts'),
        status: 'failed',
        message: 'No such module',
        assertionResults: [],
      },
    ],
  })
  expect(readVitest(report)).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      'tests/a.test.ts › divides\n    expected 1\n    got 2',
      'tests/a.test.ts › waits',
      'tests/b.test.ts\n    No such module',
    ],
    flaky: ['tests/a.test.ts › listens\n    heard nothing'],
    failedFiles: ['tests/a.test.ts', 'tests/b.test.ts'],
  })
})

test('counts a test that is left to the night only at night', () => {
  const killed = {fullName: 'is killed', status: 'skipped', tags: ['nightly']}
  const file = {name: join(root, 'tests/a.test.ts'), status: 'passed', assertionResults: [killed]}
  const report = JSON.stringify({numPassedTests: 0, numTotalTests: 1, testResults: [file]})
  vi.stubEnv('NIGHTLY_SEED', undefined)
  expect(readVitest(report)).toMatchObject({failed: 0, failures: []})
  vi.stubEnv('NIGHTLY_SEED', '1')
  expect(readVitest(report)).toMatchObject({failed: 1})
})

const spec = (title: string, status: string, message?: string, projectName = 'pages') => ({
  title,
  file: 'home.spec.ts',
  line: 7,
  tests: [{projectName, status, results: [{errors: message ? [{message}] : []}]}],
})

test('reads nested tests and global errors from a Playwright report', () => {
  const report = JSON.stringify({
    errors: [{message: 'the server did not start'}],
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected', 'still open')],
        suites: [{specs: [spec('turns', 'flaky', 'did not turn'), spec('ends', 'skipped')]}],
      },
    ],
  })
  expect(readPlaywright(report)).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      'outside of any test\n    the server did not start',
      'home.spec.ts:7 › closes\n    still open',
      'home.spec.ts:7 › ends did not run',
    ],
    flaky: ['home.spec.ts:7 › turns\n    did not turn'],
    failedFiles: ['home.spec.ts'],
    leftOut: [],
  })
})

const read = (suites: object[]) => readPlaywright(JSON.stringify({errors: [], suites}))

test('names the projects that a failure of another one left out, to run them after all', () => {
  const later = [spec('publishes', 'skipped', undefined, 'alone')]
  const suites = [{specs: [spec('closes', 'unexpected', 'still open'), ...later]}]
  expect(read(suites)).toMatchObject({failed: 1, leftOut: ['alone']})
  expect(read([{specs: later}])).toMatchObject({passed: 0, leftOut: ['alone']})
})
