import type {Accepted, Changes} from './convert'

type Translate = (key: string, values?: Record<string, string | number>) => string

/** What a paste changed, in sentences. */
export function changesIn(
  {headings, paragraphs, formats, tables, pictures, links, others}: Changes,
  {blocks}: Pick<Accepted, 'blocks'>,
  t: Translate,
): string[] {
  return [
    headings > 0 && t('headings'),
    paragraphs > 0 && t('paragraphs', {count: paragraphs}),
    formats.length > 0 &&
      t('formats', {formats: formats.map((format) => t(`format.${format}`)).join(', ')}),
    tables > 0 && t('tables', {count: tables}),
    pictures > 0 &&
      t(blocks.includes('illustration') ? 'pictures' : 'pictures.none', {count: pictures}),
    links > 0 && t('links', {count: links}),
    others && t('others'),
  ].filter((text) => text !== false)
}
