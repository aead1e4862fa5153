import {defineConfig} from '@playwright/test'

import e2e from '../e2e/playwright.config.ts'

const files = (names: string[]) => names.map((name) => `${name}.spec.ts`)

/** Tests that start a site of their own. */
const ownSites = files(['adapted', 'empty-dataset', 'malformed-build'])

/** Tests that stop the site, read or fill lists of all documents, or need both cores to compile in time. */
const alone = files(['development', 'french-interface', 'home', 'malformed-studio', 'restart'])

/** Tests that take long: the guide's tasks, and what needs a site of its own or one that no other test uses. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  globalSetup: '../e2e/global-setup.ts',
  projects: [
    // First, because they take longest.
    {name: 'own-sites', testMatch: ownSites, workers: 1},
    // Each task has documents of its own, and each open Studio needs a core. A teardown also runs after a failure.
    {name: 'guide', testMatch: 'guide/*.spec.ts', teardown: 'alone'},
    {name: 'together', testIgnore: ['guide/**', ...ownSites, ...alone]},
    {name: 'alone', testMatch: alone, workers: 1},
  ],
  workers: 2,
})
