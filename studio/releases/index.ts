import {definePlugin} from 'sanity'

import {LayoutWithRedirectKeeper} from './redirect-keeper'
import {LayoutWithReleaseChecks} from './release-checks'

/** Releases of pages and articles: what the checks say about them, and the redirects that are released with them. */
export const releases = definePlugin({
  name: 'releases-of-the-site',
  studio: {
    components: {layout: LayoutWithRedirectKeeper, activeToolLayout: LayoutWithReleaseChecks},
  },
})
