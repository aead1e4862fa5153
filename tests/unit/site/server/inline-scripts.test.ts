import {expect, it} from 'vitest'

import {sourceFiles, sourceOf} from '../source-files.ts'

it('inline scripts are rendered by one component, whose hashes the policy knows', () => {
  const writing = ['app', 'components', 'studio']
    .flatMap(sourceFiles)
    .filter((file) => file.endsWith('.tsx') && sourceOf(file).includes('dangerouslySetInnerHTML'))
  // Structured data is no script.
  expect(writing).toEqual(['components/document/json-ld.tsx', 'components/ui/inline-script.tsx'])
})
