import {expect, test} from '../e2e/site.ts'
import {buildBarePage, measureScripts} from '../fixtures/bare-page.ts'
import bareScripts from '../fixtures/bare-scripts.json' with {type: 'json'}

test('an empty Next.js page loads the amount of script in tests/fixtures/bare-scripts.json', async () => {
  const bare = await buildBarePage()
  bare.remove()
  expect(bare.scripts.length).toBeGreaterThan(0)
  expect(measureScripts(bare.scripts)).toBe(bareScripts.bytes)
})
