import * as fc from 'fast-check'

import {encoded, inLine, part} from './malformed-text.ts'
import {routes} from './routes.ts'

/** A route with its parameters filled in, sometimes with extra segments. */
const path = fc
  .tuple(fc.constantFrom(...routes), fc.array(part, {minLength: 4, maxLength: 4}), fc.nat(9))
  .map(([route, parts, turn]) => {
    let next = 0
    const filled = route.replaceAll(/\[+[^\]]*\]+/g, () => parts[next++] ?? '')
    if (turn === 0) return `${filled}/${parts[3]}`
    if (turn === 1) return `${filled}.${parts[3]}`
    if (turn === 2) return `/${parts[3]}${filled}`
    if (turn === 3) return filled.replace(/[a-z]/, (letter) => letter.toUpperCase())
    return filled
  })

const parameters = fc.oneof(
  fc.constantFrom(
    'q',
    'language',
    'source',
    'scrollTo',
    'next',
    'notice',
    'page',
    'from',
    'to',
    'sort',
    'url',
    'w',
    '_rsc',
    'sanity-preview-secret',
    'sanity-preview-pathname',
    'sanity-preview-perspective',
    'dpl',
    '__proto__',
  ),
  encoded,
)

/** Query strings. */
const search = fc.oneof(
  {weight: 2, arbitrary: fc.constant('')},
  {
    weight: 2,
    arbitrary: fc
      .array(fc.tuple(parameters, part), {maxLength: 6})
      .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
  },
  {weight: 1, arbitrary: inLine.map((text) => `?${text}`)},
)

/** Request targets. */
export const target = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.tuple(path, search).map(([route, query]) =>
      // Some routes already have a query.
      route.includes('?') ? route + query.replace('?', '&') : route + query,
    ),
  },
  {weight: 1, arbitrary: inLine},
  {
    weight: 1,
    arbitrary: fc.constantFrom('*', '//', '/\\', 'http://elsewhere.example/', '/?', '/.'),
  },
)
