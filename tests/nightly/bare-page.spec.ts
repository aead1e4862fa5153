import {buildBarePage, measureScripts} from '../bare-page.ts'
import bareScripts from '../bare-scripts.json' with {type: 'json'}
import {expect, test} from '../e2e/site.ts'

test('an empty Next.js page loads the amount of script in tests/bare-scripts.json', async () => {
  const bare = await buildBarePage()
  bare.remove()
  expect(bare.scripts.length).toBeGreaterThan(0)
  expect(measureScripts(bare.scripts)).toBe(bareScripts.bytes)
})
