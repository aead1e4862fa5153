import {join} from 'node:path'

import {expect, test} from 'vitest'

import {editEverywhere, startSite} from './site.ts'
import {astro, others, sites} from './versions.ts'

test(`Astro ${astro.astro} with @sanity/astro ${astro['@sanity/astro']}`, async () => {
  const site = await startSite(join(import.meta.dirname, '../starters/astro'), {
    dependencies: {sanity: sites.at(-1)?.sanity ?? '', ...others},
    // Its Studio's @sanity/ui lacks an export that Astro's overlays need.
    ofSite: {...astro, ...others},
    server: 'astro/bin/astro.mjs',
  })
  try {
    // Its drafts are shown to everybody while visual editing is on.
    expect(await editEverywhere(site, false)).toContain('First')
  } finally {
    await site.remove()
  }
})
