import {defineConfig} from '@playwright/test'

import e2e from '../e2e/playwright.config.ts'

/** Tests that start a site of their own. */
const ownSite = ['adapted', 'development', 'empty-dataset', 'malformed-build'].map(
  (name) => `${name}.spec.ts`,
)

/** Tests that take long: the guide's tasks, and what needs a site of its own or one that no other test uses. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  globalSetup: '../e2e/global-setup.ts',
  projects: [
    // First, because it takes longest.
    {name: 'own-sites', testMatch: ownSite, workers: 1},
    // Each task has documents of its own, and each open Studio needs a core. A teardown also runs after a failure.
    {name: 'guide', testMatch: 'guide/*.spec.ts', teardown: 'one-site'},
    {name: 'one-site', testIgnore: ['guide/**', ...ownSite], workers: 1},
  ],
  workers: 2,
})
