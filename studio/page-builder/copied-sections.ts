import {isJsonObject, type JsonObject} from '../../lib/server/json'

export interface CopiedSection extends JsonObject {
  _type: string
}

/** Sections on the clipboard, and whether they replace the list or are appended. */
export interface CopiedSections {
  sections: CopiedSection[]
  isWhole: boolean
}

/** Sanity's clipboard type. Browsers without custom types carry it inside the HTML. */
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

/** The sections in Sanity's clipboard value; null for other values and sections that the list does not allow. */
export function sectionsIn(copied: unknown, allowed: string[]): CopiedSections | null {
  if (!isJsonObject(copied) || copied['isDocument']) return null
  const {value, patchType} = copied
  const sections = Array.isArray(value) ? value : [value]
  const isSection = (section: unknown): section is CopiedSection =>
    isJsonObject(section) && allowed.some((name) => name === section['_type'])
  if (sections.length === 0 || !sections.every(isSection)) return null
  return {sections, isWhole: patchType === 'replace' && Array.isArray(value)}
}

/** The copied sections; null if the clipboard holds something else. */
export async function copiedSections(allowed: string[]): Promise<CopiedSections | null> {
  for (const item of await navigator.clipboard.read()) {
    const text = await textOf(item)
    if (text) return sectionsIn(JSON.parse(text), allowed)
  }
  return null
}
