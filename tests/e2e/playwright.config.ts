import {defineConfig} from '@playwright/test'

import {deadline} from '../machine-speed.ts'
import {isNightly} from '../nightly.ts'

/** Chromium must not contact other hosts, not even for updates, and must render text equally wide on every platform. */
const flags = [
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

const files = (names: string[]) => names.map((name) => `**/${name}.spec.ts`)

/** Tests that publish documents of their own, two at a time: each open Studio needs a core. */
const documents = files([
  'rename',
  'section-examples',
  'studio/page-builder',
  'studio/presentation',
])

/** Tests that change or stop something all pages use, or read lists of all pages, which the tests above add to. */
const alone = files(['crawl', 'markdown', 'malformed-documents', 'outage', 'publish'])

/** Tests that change waitlist entries and admin access. Each has its own, so they run two at a time, beside those. */
const entries = files(['admin', 'dashboard', 'desk', 'lead-form', 'second-factor'])

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  // One more than the two cores that this is made for, because tests also wait.
  workers: 3,
  fullyParallel: false,
  // One stack serves all tests. A teardown runs once all others have ended, and unlike a dependent also after a failure.
  projects: [
    {name: 'documents', testMatch: documents, workers: 2, teardown: 'entries'},
    {name: 'together', testIgnore: [...documents, ...alone, ...entries], teardown: 'alone'},
    {name: 'alone', testMatch: alone, workers: 1},
    {name: 'entries', testMatch: entries, workers: 2},
  ],
  ...(isNightly ? {} : {grepInvert: /@nightly/}),
  forbidOnly: true,
  // In CI, one flaky test must not block a change; it is listed at the end. Locally it fails.
  retries: process.env['CI'] ? 1 : 0,
  // A test that takes longer hangs.
  timeout: deadline(180_000),
  expect: {
    timeout: deadline(30_000),
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Platforms antialias edges differently; a missing short word still exceeds this.
      threshold: 0.2,
      maxDiffPixels: 50,
    },
  },
  // Every platform has the same fonts, so one set of snapshots is enough.
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  updateSnapshots: process.env['UPDATE_SNAPSHOTS'] ? 'all' : 'none',
  outputDir: '../../test-results',
  reporter: [['list'], ['json']],
  use: {
    // Without it, an action on what never appears takes the whole time of its test.
    actionTimeout: deadline(60_000),
    // A fresh context per test costs twice the CPU time of a short one, so a worker's context is cleared and reused.
    // Granted permissions stay; tests with their own options, such as `locale`, still get a fresh context.
    reuseContext: true,
    // Animations use a quarter of a core while a page is open. Tests of motion turn them on.
    contextOptions: {reducedMotion: 'reduce'},
    // Tracing adds a third to the run time, so it is on only for debugging and for CI's second try.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags,
    },
  },
})
