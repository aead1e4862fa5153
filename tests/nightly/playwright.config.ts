import {defineConfig} from '@playwright/test'

import e2e from '../e2e/playwright.config.ts'

/** Tests that need their own build, or a machine to themselves. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  globalSetup: '../e2e/global-setup.ts',
  projects: [
    // Each task has documents of its own, and each open Studio needs a core. A teardown also runs after a failure.
    {name: 'guide', testMatch: 'guide/*.spec.ts', teardown: 'nightly'},
    {name: 'nightly', testIgnore: 'guide/**', workers: 1},
  ],
  workers: 2,
})
