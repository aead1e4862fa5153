import type {Language} from '../fixtures/specified-routes.ts'
import {type Crawl, type CrawledPage, isLocal, type Link, pathOf} from './crawler.ts'

/** The input of the rules. */
interface CrawledSite extends Crawl {
  origin: string
  /** The sitemap's alternates, by path. */
  sitemap: Map<string, Map<string, string>>
  /** The interface words of each language. */
  messages: Record<Language, Set<string>>
}

/** Returns a sentence for each fault. */
type Rule = (site: CrawledSite) => string[]

const longest = {title: 60, description: 160}
const shortest = {title: 10, description: 50}

const languageLink = /[?&]language=(\w+)/

/** Returns the pages without a query string; those with one are variants. */
const pagesOf = ({pages}: CrawledSite) =>
  [...pages.values()].filter(({path}) => !path.includes('?'))

type PageFaults = (page: CrawledPage, site: CrawledSite) => string[]

/** Makes a rule that checks every page, variants with a query string included. */
function everywhere(faultsOf: PageFaults): Rule {
  return (site) =>
    [...site.pages.values()].flatMap((page) =>
      faultsOf(page, site).map((fault) => `${page.path}: ${fault}`),
    )
}

/** Makes a rule that checks every page that is not a variant. */
function perAddress(faultsOf: PageFaults): Rule {
  return (site) =>
    pagesOf(site).flatMap((page) => faultsOf(page, site).map((fault) => `${page.path}: ${fault}`))
}

const lengthOf = (text: string) => Array.from(text).length

/** Returns the path that redirects lead to from a path, or null when no page is there. */
function endOf({answers, pages, origin}: CrawledSite, path: string): string | null {
  let reached = path
  for (let step = 0; step < 5; step += 1) {
    const location = answers.get(reached)?.location
    if (!location) break
    reached = pathOf(location, origin)
  }
  return pages.has(reached) ? reached : null
}

function linkFault(site: CrawledSite, link: Link): string | null {
  const answer = site.answers.get(link.path)
  if (!answer) return 'was not requested'
  const language = languageLink.exec(link.path)?.[1]
  if (!language) return answer.status === 200 ? null : `answers ${answer.status}`
  if (answer.status !== 307) return `answers ${answer.status} instead of 307`
  const end = endOf(site, link.path)
  const shown = end && site.pages.get(end)?.language
  return shown === language ? null : `ends at ${end}, which is in ${shown}`
}

const links = everywhere(({links: own}, site) =>
  own.flatMap((link) => {
    const fault = linkFault(site, link)
    return fault ? [`${link.href} ${fault}`] : []
  }),
)

const resources = everywhere(({resources: own}, {answers}) =>
  [...own].flatMap((url) => {
    if (!isLocal(url)) return [`${url} is on another machine`]
    const status = answers.get(url)?.status
    return status === 200 ? [] : [`${url} answers ${status}`]
  }),
)

const anchors = everywhere(({links: own}, {pages}) =>
  own.flatMap(({href, path, anchor}) => {
    const target = pages.get(path)
    return anchor && target && !target.ids.has(anchor) ? [`no element has the id in ${href}`] : []
  }),
)

function headFaults({headings, title, description}: CrawledPage): string[] {
  const texts = {title, description}
  const faults = (['title', 'description'] as const).flatMap((name) => {
    const length = lengthOf(texts[name])
    const isRight = length >= shortest[name] && length <= longest[name]
    return isRight ? [] : [`its ${name} has ${length} characters: ${texts[name]}`]
  })
  return headings.length === 1 ? faults : [...faults, `it has ${headings.length} h1`]
}

const heads = perAddress(headFaults)

/** Titles and descriptions may repeat only among addresses that share a canonical URL. */
const uniqueness: Rule = (site) =>
  (['title', 'description'] as const).flatMap((name) => {
    const seen = new Map<string, CrawledPage>()
    return pagesOf(site).flatMap((page) => {
      const key = `${page.language} ${page[name]}`
      const first = seen.get(key) ?? page
      seen.set(key, first)
      if (first === page || (page.canonical && first.canonical === page.canonical)) return []
      return [`${page.path}: it has the same ${name} as ${first.path}: ${page[name]}`]
    })
  })

const canonicals = perAddress((page, site) => {
  const {canonical, isIndexed, path, language, title} = page
  if (!isIndexed) return []
  if (!canonical) return ['it has no canonical URL']
  if (new URL(canonical).origin !== site.origin)
    return [`its canonical URL is on another origin: ${canonical}`]
  const end = endOf(site, pathOf(canonical, site.origin))
  if (end === path) return []
  const original = end ? site.pages.get(end) : undefined
  const isRepeated =
    original?.canonical === canonical &&
    (original.language !== language || original.title === title)
  return isRepeated ? [] : [`its canonical URL ${canonical} redirects to ${end}`]
})

/** Returns whether search engines may index a page under its own address. */
function isIndexable(site: CrawledSite, page: CrawledPage): boolean {
  return page.isIndexed && endOf(site, pathOf(page.canonical, site.origin)) === page.path
}

const written = (alternates: Map<string, string> | undefined) =>
  [...(alternates ?? [])]
    .map((pair) => pair.join(' '))
    .sort()
    .join(', ')

function alternateFaults(site: CrawledSite, page: CrawledPage): string[] {
  const {alternates, language} = page
  if (alternates.size === 0) return []
  const faults: string[] = []
  if (!isIndexable(site, page))
    faults.push('it has alternates, but is not indexable at this address')
  if (alternates.get(language) !== page.canonical)
    faults.push('its alternates do not include itself')
  if (alternates.get('x-default') !== alternates.get('en')) faults.push('x-default is not English')
  for (const [name, url] of alternates) {
    const translation = site.pages.get(pathOf(url, site.origin))
    if (!translation || written(translation.alternates) !== written(alternates)) {
      faults.push(`${url} (${name}) does not have the same alternates`)
    } else if (name !== 'x-default' && translation.language !== name) {
      faults.push(`${url} is not in ${name}`)
    }
    const offered = `${pathOf(url, site.origin)}?language=${name}`
    if (name !== 'x-default' && !page.links.some(({path}) => path === offered))
      faults.push(`its language menu does not lead to ${offered}`)
  }
  return faults
}

const alternates = perAddress((page, site) => alternateFaults(site, page))

/** Link texts that say nothing of their target, of Lighthouse's lists. */
const emptyTexts = new Set(
  [
    [
      '',
      'click here',
      'click this',
      'go',
      'here',
      'information',
      'learn more',
      'more',
      'more info',
    ],
    ['more information', 'right here', 'read more', 'see more', 'start', 'this'],
    ['cliquez ici', 'ici', 'plus', 'lire la suite', 'en savoir plus', 'voir plus'],
  ].flat(),
)

const describedLinks = everywhere(({anchors: own}) =>
  own
    .filter(
      ({href, text}) => !/^(?:https?|mailto|tel):/.test(href) || emptyTexts.has(text.toLowerCase()),
    )
    .map(({href, text}) => `the link to ${href} says “${text}”`),
)

const sitemap: Rule = (site) => {
  const linked = new Set(
    [...site.pages.values()].flatMap((page) => page.links.map(({path}) => path)),
  )
  const indexable = pagesOf(site).filter((page) => isIndexable(site, page))
  const paths = new Set(indexable.map(({path}) => path))
  const missing = [...paths].filter((path) => !site.sitemap.has(path))
  const wrong = [...site.sitemap.keys()].filter((path) => !paths.has(path))
  const lonely = [...site.sitemap.keys()].filter((path) => !linked.has(path))
  const differing = indexable.filter(
    (page) => written(site.sitemap.get(page.path)) !== written(page.alternates),
  )
  return [
    ...missing.map((path) => `${path}: is missing from the sitemap`),
    ...wrong.map((path) => `${path}: is in the sitemap, but not indexable`),
    ...lonely.map((path) => `${path}: is in the sitemap, but no page links to it`),
    ...differing.map(
      ({path}) => `${path}: the alternates in the sitemap differ from those in its head`,
    ),
  ]
}

const languages = everywhere(({path, language, html}) => {
  const faults: string[] = []
  if (language !== (/^\/fr(?=[/?]|$)/.test(path) ? 'fr' : 'en')) faults.push(`it is in ${language}`)
  if (!/<html[^>]* dir="ltr"/.test(html)) faults.push('its html element has no dir')
  return faults
})

/** Returns the address of a page's content in another language, if there is one. */
function translationIn(site: CrawledSite, page: CrawledPage, language: string): string | undefined {
  const translated = page.alternates.get(language)
  if (translated) return translated
  return pagesOf(site).find(
    (other) => other.language === language && other.canonical === page.canonical,
  )?.path
}

const mixedLinks = everywhere(({language, links: own}, site) =>
  own.flatMap(({path}) => {
    const target = site.pages.get(path)
    if (!target || target.language === language) return []
    const translation = translationIn(site, target, language)
    return translation ? [`it links to ${path}, though there is a translation: ${translation}`] : []
  }),
)

/** Interface words that are the same in both languages. */
const sharedWords = new Set(['Blog'])

/** Interface words that stand in a part of the page marked as the other language. */
const mixedWords = everywhere(({words}, {messages}) =>
  words.flatMap(({text, language}) => {
    const shown = text.trim()
    const [own, other] = language === 'fr' ? [messages.fr, messages.en] : [messages.en, messages.fr]
    if (own.has(shown) || sharedWords.has(shown)) return []
    return other.has(shown) ? [`in ${language}: “${shown}”`] : []
  }),
)

/** Names of institutions, which are never translated. */
const names = new Set(['Commission nationale de l’informatique et des libertés'])

const isSentence = (text: string) =>
  text.length > 30 && text.split(/\s+/).length > 4 && !names.has(text)

/** A sentence marked as English in one place and as French in another is wrong in one of them. */
const mixedSentences: Rule = (site) => {
  const seen = new Map<string, {path: string; language: string}>()
  const check = everywhere(({path, words}) =>
    words.flatMap(({text, language}) => {
      const sentence = text.trim()
      if (!isSentence(sentence)) return []
      const first = seen.get(sentence) ?? {path, language}
      seen.set(sentence, first)
      if (first.language === language) return []
      return [`in ${language}, but in ${first.language} at ${first.path}: “${sentence}”`]
    }),
  )
  return check(site)
}

const leftovers = everywhere(({html}) => {
  const addresses = html.matchAll(/ (?:href|src|srcset|content)="(http:\/\/[^"]+)"/g)
  const faults = [...addresses].flatMap(([, url = '']) => (isLocal(url) ? [] : [url]))
  for (const text of ['{{', 'data-sanity']) {
    if (html.includes(text)) faults.push(`it contains ${text}`)
  }
  return faults
})

/** Every rule, by its title. */
export const rules: Record<string, Rule> = {
  'Links lead to pages, and language links to the page in that language': links,
  'What pages are made of is there': resources,
  'Anchors lead to something': anchors,
  'A page has one h1, a title and a description of a fitting length': heads,
  'Titles and descriptions are unique in their language': uniqueness,
  'The canonical address of a page ends at it, or at its original': canonicals,
  'The languages of a page name each other': alternates,
  'The sitemap is what may be indexed': sitemap,
  'Pages say their language and direction': languages,
  'Links can be followed, and say where they lead': describedLinks,
  'Links stay in the language': mixedLinks,
  'Interface words are in the language': mixedWords,
  'Every sentence is in one language': mixedSentences,
  'Nothing is insecure or left over': leftovers,
}
