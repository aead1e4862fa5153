import {isFields, type Fields} from '../translations/fields'

/** A section, as it was copied. */
export interface CopiedSection extends Fields {
  _type: string
}

/** Sections on the clipboard, and whether they stand for a whole list or come after what is there. */
export interface CopiedSections {
  sections: CopiedSection[]
  isWhole: boolean
}

/** Under which type Sanity writes what is copied. Browsers that have no types of their own find it in the HTML. */
const ownType = 'web application/vnd.sanity-clipboard-item+json'

function fromHtml(html: string): string | null {
  const holder = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector<HTMLElement>('[data-sanity-clipboard-base64]')
  const encoded = holder?.dataset['sanityClipboardBase64']
  return encoded
    ? new TextDecoder().decode(Uint8Array.from(atob(encoded), (byte) => byte.codePointAt(0) ?? 0))
    : null
}

async function textOf(item: ClipboardItem): Promise<string | null> {
  const textIn = async (type: string) => (await item.getType(type)).text()
  if (item.types.includes(ownType)) return textIn(ownType)
  return item.types.includes('text/html') ? fromHtml(await textIn('text/html')) : null
}

/** The sections in what Sanity wrote on the clipboard; null if it is anything else, or a list may not hold one of them. */
export function sectionsIn(copied: unknown, allowed: string[]): CopiedSections | null {
  if (!isFields(copied) || copied['isDocument']) return null
  const {value, patchType} = copied
  const sections = Array.isArray(value) ? value : [value]
  const isSection = (section: unknown): section is CopiedSection =>
    isFields(section) && typeof section['_type'] === 'string' && allowed.includes(section['_type'])
  if (sections.length === 0 || !sections.every(isSection)) return null
  return {sections, isWhole: patchType === 'replace' && Array.isArray(value)}
}

/** The sections that somebody has copied; null if the clipboard holds something else. */
export async function copiedSections(allowed: string[]): Promise<CopiedSections | null> {
  for (const item of await navigator.clipboard.read()) {
    const text = await textOf(item)
    if (text) return sectionsIn(JSON.parse(text), allowed)
  }
  return null
}
