import {defineConfig} from '@playwright/test'

import {deadline} from '../machine-speed.ts'

/** Chromium must reach nothing but this machine, not even to look for updates, and draws letters as wide everywhere. */
const flags = [
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

const files = (names: string[]) => names.map((name) => `**/${name}.spec.ts`)

/** These publish documents of their own. Two at a time: each open Studio needs a core. */
const documents = files([
  'long-text',
  'rename',
  'section-examples',
  'studio/page-builder',
  'studio/presentation',
  'studio/translations',
])

/** These change or stop what all pages show, or look at lists of all pages, which those above make longer. */
const alone = files([
  'crawl',
  'markdown',
  'odd-documents',
  'outage',
  'publish',
  'revalidate',
  'studio/figures',
])

/** What these change are entries and who may see them. They fill the time in which `alone` waits. */
const entries = files(['admin', 'dashboard', 'lead-form', 'second-factor', 'waitlist'])

/** These use pages as they are, whoever publishes beside them, and fill that time too. */
const beside = files(['app-and-comparison', 'calculator', 'demo', 'header-footer', 'scroll-to-cta'])

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  // One more than the cores that it is made for, since tests also wait.
  workers: 3,
  fullyParallel: false,
  // One stack serves all tests. The first of these projects come first: a long lane must not begin last.
  projects: [
    {name: 'documents', testMatch: documents, workers: 2},
    {name: 'together', testIgnore: [...documents, ...alone, ...entries, ...beside]},
    {name: 'alone', testMatch: alone, workers: 1, dependencies: ['documents', 'together']},
    {name: 'entries', testMatch: entries, workers: 1, dependencies: ['together']},
    {name: 'beside', testMatch: beside, workers: 1, dependencies: ['together']},
  ],
  forbidOnly: true,
  // One test of hundreds that is unsteady keeps no change from landing, and is named at the end. At home it fails.
  retries: process.env['CI'] ? 1 : 0,
  // What takes longer hangs.
  timeout: deadline(180_000),
  expect: {
    timeout: deadline(30_000),
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Another machine draws the edges of letters and curves otherwise; a short word that is missing differs by more.
      threshold: 0.2,
      maxDiffPixels: 50,
    },
  },
  // One set of pictures for every platform, because every one has the same fonts.
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  updateSnapshots: process.env['UPDATE_SNAPSHOTS'] ? 'all' : 'none',
  outputDir: '../../test-results',
  reporter: [['list'], ['json']],
  use: {
    // A new browser context for each test costs twice the processor time of a short one. A worker's is emptied of cookies,
    // caches and storage between tests; permissions that a test grants stay, and whatever a test that fails leaves ends with
    // its worker. Tests with options of their own, as `locale` or `javaScriptEnabled`, get a new one all the same.
    reuseContext: true,
    // Animations cost a quarter of a core for as long as a page is open. Tests of motion ask for it.
    contextOptions: {reducedMotion: 'reduce'},
    // Recording costs a third of the time: only when somebody is looking for something.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags,
    },
  },
})
