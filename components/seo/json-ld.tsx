import type {StructuredData} from '@/lib/seo/structured-data'

/** Facts for search engines. A `<` in them could end the script early, so none is written as such. */
export function JsonLd({data}: {data: StructuredData}) {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} />
}
