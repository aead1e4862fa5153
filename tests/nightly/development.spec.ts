import {readFileSync} from 'node:fs'
import {join} from 'node:path'

import {expect, test} from '../e2e/site.ts'
import {deadline} from '../machine-speed.ts'
import {createBuildFolder} from '../processes/next.ts'
import {freePort} from '../processes/ports.ts'
import {startWithStarter} from '../processes/starter.ts'

const paths = ['/', '/blog', '/search?q=crm', '/admin/login', '/studio']

const complaint = /^ *[⚠⨯] [A-Z.]|\b(Warning|Error)\b|"level":"(warn|error)"/

test('the development server logs no warning or error', async ({page}) => {
  test.setTimeout(deadline(600_000))
  const port = await freePort()
  const folder = createBuildFolder(port)
  const env = {PORT: String(port), NEXT_DIST_DIR: folder.name}
  const site = await startWithStarter('dev', {env, log: 'dev.log'})
  try {
    for (const path of paths) {
      await page.goto(`http://localhost:${port}${path}`, {timeout: deadline(240_000)})
      await page.waitForLoadState('networkidle')
      await expect(page.getByText(/^\d+ Issues?$/)).toHaveCount(0)
    }
    // The Studio may still be loading, and would miss the server.
    await page.goto('about:blank')
    const lines = readFileSync(join(site.dataDir, 'dev.log'), 'utf8').split('\n')
    expect(lines.filter((line) => complaint.test(line))).toEqual([])
  } finally {
    await site.stop()
    folder.remove()
  }
})
