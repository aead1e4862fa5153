import {defineConfig} from '@playwright/test'

import e2e from '../e2e/playwright.config.ts'

/** Tests that need their own build, or a machine to themselves. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  globalSetup: '../e2e/global-setup.ts',
  projects: [{name: 'nightly'}],
  workers: 1,
})
