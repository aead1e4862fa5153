import {createHash} from 'node:crypto'

import {queryParameter} from '../search/query.ts'
import {speculationRulesEndpoint} from './endpoints.ts'
import {languageParameter} from './language-choice/names.ts'

/** Where no page of visitors is. A dot is in the names of files, and in no address of a page. */
const noPages = ['/admin', '/admin/*', '/api/*', '/studio', '/studio/*', '/*.*']

/** What is worked out for each who asks, or changes what a visitor is shown from then on. */
const notAhead = [queryParameter, languageParameter].map((name) => `/*\\?*(^|&)${name}=*`)

/**
 * Which pages browsers load as soon as somebody is about to follow a link to them: the document alone, without running
 * anything of it. Only addresses of this site match. Browsers leave it to those who save data.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      where: {
        and: [{href_matches: '/*'}, {not: {href_matches: [...noPages, ...notAhead]}}],
      },
      eagerness: 'moderate',
    },
  ],
})

const version = createHash('sha256').update(speculationRules).digest('hex').slice(0, 8)

/** The header of a page that names the rules, at an address that changes with them. */
export const speculationRulesHeader = {
  key: 'speculation-rules',
  value: `"${speculationRulesEndpoint}?v=${version}"`,
}
