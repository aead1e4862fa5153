import {chromium} from '@playwright/test'

import {readCredentials} from '../credentials.ts'
import {readSettings} from '../starter/settings.ts'
import {takeGuidePictures} from '../testing/guide-pictures.ts'
import {findBrowser} from '../testing/programs.ts'
import {takeThumbnails} from '../testing/thumbnails.ts'

const siteUrl = process.env['SITE_URL']
const [kind = '', ...names] = process.argv.slice(2)
if (!siteUrl || !['thumbnails', 'guide'].includes(kind)) {
  console.error(
    'Start the site (`npm start` or `npm run dev`), then take all pictures or some:\n\n' +
      '  SITE_URL=http://localhost:3000 npm run screenshots thumbnails pricing-table\n' +
      '  SITE_URL=http://localhost:3000 npm run screenshots guide lists figures\n',
  )
  process.exit(1)
}

const credentials = readCredentials(readSettings().dataDir)
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  const take = kind === 'guide' ? takeGuidePictures : takeThumbnails
  const sizes = await take(browser, siteUrl, credentials, names)
  for (const [name, size] of sizes) console.log(`${name.padEnd(32)} ${(size / 1000).toFixed(1)} kB`)
} finally {
  await browser.close()
}
