import type {Graph} from '@/lib/seo/structured-data/graph'

/** Structured data for search engines. Escapes `<`, which could otherwise end the script early. */
export function JsonLd({graph}: {graph: Graph}) {
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} />
}
