import {renderToStaticMarkup} from 'react-dom/server'
import {expect, it} from 'vitest'

import {JsonLd} from '../../../../../components/document/json-ld'
import type {Graph} from '../../../../../lib/seo/structured-data/graph'

it('JSON-LD escapes a closing script tag in content', () => {
  const name = '</script><script>alert(1)</script>'
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [{'@type': 'WebPage', '@id': '#webpage', name}],
  }
  const markup = renderToStaticMarkup(JsonLd({graph}))
  expect(markup.match(/<\/script>/g)).toHaveLength(1)
  const json = markup.replace(/^<script[^>]*>/, '').replace('</script>', '')
  expect(JSON.parse(json)).toEqual(graph)
})
