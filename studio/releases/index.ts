import {definePlugin} from 'sanity'

import {LayoutWithReleaseChecks} from './release-checks'

/** Releases of pages and articles, with what the checks say about them. */
export const releases = definePlugin({
  name: 'releases-of-the-site',
  studio: {components: {activeToolLayout: LayoutWithReleaseChecks}},
})
