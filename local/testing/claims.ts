import rules from '../../content/copy-rules.json' with {type: 'json'}
import {readSeed} from '../starter/seed-documents.ts'

type Language = 'en' | 'fr'

interface ClaimOnPage {
  subject: string
  /** The page's or question's file, without language. */
  page: string
  /** The sentences that make the claim, by language. */
  wording: Record<Language, string[]>
}

interface Node {
  _type?: string
  text?: string
  children?: Node[]
  figure?: {_ref: string}
}

const inlineText = ({text, figure}: Node) =>
  text ?? (figure ? `{{${figure._ref.replace('figure-', '')}}}` : '')

/** Returns the texts of a document, each block's in one. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  const {_type, children = []} = value as Node
  if (_type === 'block') return [children.map(inlineText).join('')]
  return Object.entries(value).flatMap(([name, field]) =>
    name.startsWith('_') || name === 'seo' ? [] : textsOf(field),
  )
}

/** A copy of the site need not have both languages. */
const claims: Record<string, Partial<Record<Language, string>>> = rules.claims

const matching = (texts: string[], pattern?: string) =>
  pattern ? texts.filter((text) => new RegExp(pattern, 'i').test(text)) : []

const sentencesIn = (text: string) => text.split(/(?<=[.!?]) /)

/** Returns what each page says about each subject of `claims` in content/copy-rules.json. */
export function claimsByPage(): ClaimOnPage[] {
  const pages = new Map<string, Record<Language, string[]>>()
  for (const {file, document} of readSeed()) {
    const {page, language} =
      /^(?<page>(?:pages|faqs|comparisons)\/.*)\.(?<language>en|fr)\.json$/.exec(file)?.groups ?? {}
    if (!page || rules.onlyInEnglish.includes(document._id)) continue
    const texts = pages.get(page) ?? {en: [], fr: []}
    pages.set(page, {...texts, [language as Language]: textsOf(document).flatMap(sentencesIn)})
  }
  return Object.entries(claims).flatMap(([subject, patterns]) =>
    [...pages].flatMap(([page, {en, fr}]) => {
      const wording = {en: matching(en, patterns.en), fr: matching(fr, patterns.fr)}
      return wording.en.length + wording.fr.length > 0 ? [{subject, page, wording}] : []
    }),
  )
}
