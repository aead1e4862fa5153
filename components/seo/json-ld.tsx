import type {Graph} from '@/lib/seo/structured-data/graph'

/** Facts for search engines. A `<` in them could end the script early, so none is written as such. */
export function JsonLd({graph}: {graph: Graph}) {
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} />
}
