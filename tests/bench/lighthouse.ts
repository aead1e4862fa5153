import {chromium} from '@playwright/test'
import lighthouse, {type RunnerResult} from 'lighthouse'

import {findBrowser} from '../../local/testing/programs.ts'
import {articles} from '../fixtures/specified-routes.ts'
import {freePort} from '../processes/ports.ts'
import {startStack} from '../processes/starter.ts'
import {median, printTable} from './measure.ts'

/* How fast is a page on a phone with a slow network? Medians of Lighthouse's mobile measurements of a production build;
   the nightly tests check its other categories. */

const rounds = 5

/** Measured metrics, by Lighthouse audit id. */
const metrics = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
}

const paths = ['/', `/blog/${articles.at(-1)?.en}`, '/comparison/hubspot', '/fr/app']

/** Measures a page; repeats when the browser missed the start or end of its load, as on a busy machine. */
async function visit(path: string, site: string, port: number): Promise<RunnerResult['lhr']> {
  const result = await lighthouse(new URL(path, site).href, {
    port,
    logLevel: 'error',
    disableFullPageScreenshot: true,
    // With another language, the site would redirect.
    extraHeaders: {'accept-language': path.startsWith('/fr') ? 'fr' : 'en'},
    onlyCategories: ['performance'],
  })
  if (!result) throw new Error(`Lighthouse returned no result for ${path}.`)
  return result.lhr.runtimeError ? visit(path, site, port) : result.lhr
}

const stack = await startStack()
const port = await freePort()
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  const rows: string[][] = []
  for (const path of paths) {
    // A server's first response is slower.
    await fetch(new URL(path, stack.siteUrl))
    const visits: RunnerResult['lhr'][] = []
    for (let round = 0; round < rounds; round += 1) {
      visits.push(await visit(path, stack.siteUrl, port))
    }
    const score = median(visits.map(({categories}) => categories['performance']?.score ?? 0))
    const figures = Object.keys(metrics).map((id) => {
      const figure = median(visits.map(({audits}) => audits[id]?.numericValue ?? Number.NaN))
      return figure.toFixed(id === 'cumulative-layout-shift' ? 3 : 0)
    })
    const machine = median(visits.map(({environment}) => environment.benchmarkIndex))
    rows.push([path, (score * 100).toFixed(0), ...figures, machine.toFixed(0)])
  }
  printTable(['page', 'performance', ...Object.values(metrics), 'rating of the machine'], rows)
} finally {
  await browser.close()
  await stack.stop()
}
