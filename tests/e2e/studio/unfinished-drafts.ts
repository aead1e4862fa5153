import {entries, type Fields} from '../../unit/content/dataset.ts'

/** The only text on the pages. */
const written = 'All that is written yet'

/** The fields that an item has before anybody has written anything. */
const begun = new Set(['_key', '_type'])

/** Returns a value without its contents; lists keep their length. */
function hollow(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'object').map(hollow)
  const fields = Object.entries(value as Fields).filter(
    ([name, own]) => begun.has(name) || (typeof own === 'object' && own !== null),
  )
  return Object.fromEntries(
    fields.map(([name, own]) => [name, begun.has(name) ? own : hollow(own)]),
  )
}

/** Returns the seed's items without their contents, once with lists and once without. */
function unwritten(items: Fields[]): Fields[] {
  const byType = new Map(items.map((item) => [item['_type'], item]))
  return [...byType.values()].flatMap((item, index) => [
    {...(hollow(item) as Fields), _key: `lists${index}`},
    {_key: `nothing${index}`, _type: item['_type']},
  ])
}

const listsOf = (type: string, name: string) =>
  entries
    .filter((entry) => entry.type === type)
    .flatMap(({document}) => (document[name] ?? []) as Fields[])

/** A page with every type of section, all empty. */
export const unfinishedPage = {
  _id: 'drafts.preview-test-unfinished-page',
  _type: 'page',
  language: 'en',
  path: 'preview-test-unfinished',
  sections: [
    ...unwritten(listsOf('page', 'sections')),
    {_key: 'written', _type: 'tip', heading: written},
  ],
}

/** An article with every type of block, all empty. */
export const unfinishedArticle = {
  _id: 'drafts.preview-test-unfinished-article',
  _type: 'article',
  language: 'en',
  slug: {_type: 'slug', current: 'preview-test-unfinished'},
  body: [
    ...unwritten(listsOf('article', 'body')),
    {_key: 'written', _type: 'callout', title: written},
  ],
}
