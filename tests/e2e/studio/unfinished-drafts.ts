import {entries, type Fields} from '../../unit/content/dataset.ts'

/** What stands on the pages besides. */
const written = 'All that is written yet'

/** What is there of an item before anybody has written anything. */
const begun = new Set(['_key', '_type'])

/** The same with lists as long as they are, and nothing in them. */
function hollow(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'object').map(hollow)
  const fields = Object.entries(value as Fields).filter(
    ([name, own]) => begun.has(name) || (typeof own === 'object' && own !== null),
  )
  return Object.fromEntries(
    fields.map(([name, own]) => [name, begun.has(name) ? own : hollow(own)]),
  )
}

/** What the seed has of each type, without what it says: once with its lists, and once with nothing. */
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

/** A page with every type of section, on which everything is still to be written. */
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

/** An article with every type of block, of which the same holds. */
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
