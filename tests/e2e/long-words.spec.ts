import {lastByDay} from '../nightly.ts'
import {expectToBreakWords} from './long-word.ts'
import {pathsOfEveryType, test} from './site.ts'

for (const language of lastByDay(['en', 'fr'] as const)) {
  test(`at 320 px, no word is broken, and a long one makes no page scroll sideways, in ${language}`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/^404 /)
    // What a slow machine hydrates after the change.
    pageErrors.allow(/Minified React error #418/)
    for (const {path} of await pathsOfEveryType(language)) await expectToBreakWords(page, path)
  })
}
