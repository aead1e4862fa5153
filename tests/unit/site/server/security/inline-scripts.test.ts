import {expect, it} from 'vitest'

import {inlineScriptHashes} from '../../../../../components/document/inline-scripts'
import {sourceFiles, sourceOf} from '../../source-files.ts'

/** Not a script but data, or on static pages only, which are hashed whole. */
const others = new Set(['components/seo/json-ld.tsx'])

it('every inline script of a component is allowed on pages rendered per request', () => {
  const writing = ['app', 'components', 'studio']
    .flatMap(sourceFiles)
    .filter((file) => file.endsWith('.tsx') && sourceOf(file).includes('dangerouslySetInnerHTML'))
    .filter((file) => !others.has(file))
  const reactOwn = 1
  expect(writing.length).toBe(inlineScriptHashes.length - reactOwn)
  const known = sourceOf('components/document/inline-scripts.ts')
  for (const file of writing) {
    const [, name = ''] = /export const (\w+Script) =/.exec(sourceOf(file)) ?? []
    expect(known).toContain(`  ${name},`)
  }
})
