import {createHash} from 'node:crypto'

import {speculationRulesEndpoint} from './endpoints.ts'
import {adminHref, apiHref, studioHref, queryParameter, languageParameter} from './paths.ts'

/** Paths that are not public pages. Only files have a dot in their path. */
const excluded = [
  ...[adminHref, studioHref].flatMap((area) => [area, `${area}/*`]),
  `${apiHref}/*`,
  '/*.*',
]

/** Query parameters of pages that are rendered per request or change the visitor's preference. */
const perRequest = [queryParameter, languageParameter].map((name) => `/*\\?*(^|&)${name}=*`)

/**
 * Lets browsers prefetch a page when a visitor is about to follow a link to it: only the HTML, without running it.
 * Matches this site's pages only; browsers skip it when saving data.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      where: {
        and: [{href_matches: '/*'}, {not: {href_matches: [...excluded, ...perRequest]}}],
      },
      eagerness: 'moderate',
    },
  ],
})

const version = createHash('sha256').update(speculationRules).digest('hex').slice(0, 8)

/** Header that links the rules, with a URL that changes with their content. */
export const speculationRulesHeader = {
  key: 'speculation-rules',
  value: `"${speculationRulesEndpoint}?v=${version}"`,
}
