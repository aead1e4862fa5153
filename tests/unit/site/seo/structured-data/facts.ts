import type {SiteSettings} from '../../../../../lib/sanity/types'
import type {GraphNode, PageFacts} from '../../../../../lib/seo/structured-data/graph'

/** The site's URL in unit tests. */
export const site = 'http://localhost:3000'

export const settings = {
  hasSearch: true,
  name: 'The site',
  company: 'The company',
  address: '4 Quay\n\nGalway\nIreland',
  contactEmail: 'hello@site.example',
  navigation: {tagline: 'Say it once.', socialUrl: 'https://network.example/site'},
  callsToAction: {appUrl: 'https://app.site.example'},
} as SiteSettings

/** A French page. */
export const facts: PageFacts = {
  url: `${site}/fr/a-propos`,
  language: 'fr',
  path: 'a-propos',
  title: 'À propos',
  description: 'Qui nous sommes.',
  image: {
    url: `${site}/share.png`,
    width: 1200,
    height: 630,
    alt: 'Une voix',
    type: 'image/png',
  },
  settings,
}

/** Returns a paragraph of plain text. */
export function paragraph(text: string) {
  return {
    _type: 'block',
    _key: text,
    style: 'normal',
    markDefs: [],
    children: [{_type: 'span', _key: 'span', marks: [], text}],
  }
}

/** Returns the nodes of a type. */
export function nodesOf(nodes: GraphNode[], type: GraphNode['@type']): GraphNode[] {
  return nodes.filter((node) => node['@type'] === type)
}
