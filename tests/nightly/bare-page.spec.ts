import {buildBarePage, measureScripts} from '../bare-page.ts'
import bareScripts from '../bare-scripts.json' with {type: 'json'}
import {expect, test} from '../e2e/site.ts'

test('a bare page of Next.js loads as much script as tests/bare-scripts.json says', async () => {
  const bare = await buildBarePage()
  bare.remove()
  expect(bare.scripts.length).toBeGreaterThan(0)
  expect(measureScripts(bare.scripts)).toBe(bareScripts.bytes)
})
