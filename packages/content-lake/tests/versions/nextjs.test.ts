import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {expect, test} from 'vitest'

import {editEverywhere, startSite} from './site.ts'
import {others, sites} from './versions.ts'

/** next-sanity 9 exports everything from one module. */
function fromOneModule(folder: string): void {
  for (const file of ['sanity/live.js', 'app/layout.jsx']) {
    const path = join(folder, 'frontend', file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(/'next-sanity\/(?:live|visual-editing)'/, `'next-sanity'`))
  }
}

test.concurrent.each(sites)(
  'Studio $sanity with next-sanity $nextSanity',
  async ({sanity, nextSanity, next}) => {
    const isOld = nextSanity.startsWith('9.')
    const site = await startSite(join(import.meta.dirname, '../starters/nextjs'), {
      dependencies: {sanity, 'next-sanity': nextSanity, next, ...others},
      server: 'next/dist/bin/next',
      edit: isOld ? fromOneModule : undefined,
    })
    try {
      expect(await editEverywhere(site)).toBe('First')
    } finally {
      await site.remove()
    }
  },
)
