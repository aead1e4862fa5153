import {fold} from '../i18n/fold'
import type {Locale} from '../i18n/locales'
import {paragraphText} from './plain-text'
import type {LongTextContent} from './types'

/** A heading of a long text, with its anchor. */
export interface Heading {
  /** Key of the heading's block. */
  key: string
  id: string
  text: string
  level: 2 | 3
}

/**
 * Ids that pages use beside those of headings. All others have an underscore, which no heading's has. A section's own
 * heading is its title.
 */
const taken = ['content', 'cta', 'title']

/** A heading as an anchor: `Où va l’écoute ?` → `ou-va-l-ecoute`. */
function slugOf(text: string): string {
  return (
    fold(text)
      // English endings stay with their word: “don’t”, “team’s”.
      .replace(/['’](?=(?:s|t|re|ll|ve|d|m)(?![\p{L}\d]))/gu, '')
      .replace(/[^\p{L}\d]+/gu, '-')
      .replace(/^-|-$/g, '') || 'part'
  )
}

/** The headings of a long text, with figures inserted, each with a unique id. */
export function headingsOf(body: LongTextContent, locale: Locale): Heading[] {
  const ids = new Set(taken)
  return body.flatMap((block): Heading[] => {
    if (block._type !== 'block' || (block.style !== 'h2' && block.style !== 'h3')) return []
    const text = paragraphText(block, locale)
    if (!text) return []
    const slug = slugOf(text)
    let id = slug
    for (let again = 2; ids.has(id); again += 1) id = `${slug}-${again}`
    ids.add(id)
    return [{key: block._key, id, text, level: block.style === 'h2' ? 2 : 3}]
  })
}

/** Heading level for a block: `top` before the text's first heading, else one below the preceding heading. */
export function levelBelow(
  body: LongTextContent,
  headings: Heading[],
  top: 2 | 3,
  key: string,
): 2 | 3 | 4 | 5 {
  const at = body.findIndex(({_key}) => _key === key)
  const before = new Set(body.slice(0, at).map(({_key}) => _key))
  const last = headings.findLast((heading) => before.has(heading.key))
  return last ? ((last.level + top - 1) as 3 | 4 | 5) : top
}

/** Badges have no heading, and that of a popup is not on the page. */
const headless = new Set(['badges', 'exitPopup'])

/** Returns the index of the section with the page's `h1`: the first with a heading. */
export function firstHeading(sections: readonly {_type: string}[]): number {
  return sections.findIndex(({_type}) => !headless.has(_type))
}
