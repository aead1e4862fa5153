import {defineConfig} from '@playwright/test'

import e2e from '../e2e/playwright.config.ts'

/** What needs a build of its own or a machine of its own. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  globalSetup: '../e2e/global-setup.ts',
  projects: [{name: 'nightly'}],
  workers: 1,
})
