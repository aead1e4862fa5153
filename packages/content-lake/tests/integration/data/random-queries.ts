import * as fc from 'fast-check'

import type {UsedLake} from '../../lake.ts'

export type Document = Record<string, unknown> & {_id: string; _type: string}

const IDS = ['a', 'b', 'c', 'd', 'e', 'f']
const PREFIXES = ['', '', '', 'drafts.', 'versions.r1.']
const WORDS = ['ash', 'beech', 'birch', 'oak wood', 'yew']
const id = fc.constantFrom(...IDS)
const storedId = fc
  .tuple(fc.constantFrom(...PREFIXES), id)
  .map(([prefix, rest]): string => prefix + rest)
const type = fc.constantFrom('tree', 'leaf', 'root')
const word = fc.constantFrom(...WORDS)
const number = fc.constantFrom(0, 1, 2, 3)
const reference = id.map((target) => ({_type: 'reference', _ref: target, _weak: true}))
const keyed = <T extends object>(item: fc.Arbitrary<T>) =>
  fc.array(item, {maxLength: 3}).map((items) => {
    return items.map((value, index) => ({...value, _key: `k${index}`}))
  })

const content = fc.record(
  {
    _type: type,
    n: fc.oneof(number, fc.constantFrom(null, 'two', true)),
    s: fc.oneof(word, fc.constant(1)),
    flag: fc.boolean(),
    tags: fc.oneof(fc.array(fc.oneof(word, number), {maxLength: 3}), word),
    part: fc.oneof(fc.record({k: fc.oneof(word, number)}), word, fc.constant(null)),
    'part.k': word,
    'tags[]': word,
    to: reference,
    links: keyed(reference),
    names: keyed(fc.record({lang: fc.constantFrom('en', 'fr'), v: word})),
    // Names of built-in properties of arrays, objects and dates.
    length: fc.oneof(number, word),
    date: fc.oneof(word, fc.record({isPrototypeOf: word})),
    isPrototypeOf: fc.oneof(word, fc.record({v: number})),
  },
  {requiredKeys: ['_type']},
)

export const documents = fc
  .uniqueArray(fc.tuple(storedId, content), {selector: ([key]) => key, minLength: 6, maxLength: 14})
  .map((entries) => entries.map(([key, rest]): Document => ({...rest, _id: key})))

const literal = fc.oneof(word, number, fc.constantFrom(true, null)).map((value) => {
  return JSON.stringify(value)
})
const text = word.map((value) => JSON.stringify(value))
const idText = storedId.map((value) => JSON.stringify(value))
const field = fc.oneof(
  fc.constantFrom('n', 's', 'flag', 'part', 'part.k', 'to._ref', '_type', '_id'),
  fc.constantFrom('length', 'tags.length', 'date.isPrototypeOf', 'isPrototypeOf', 'part.toString'),
)
const list = fc.array(literal, {maxLength: 3}).map((values) => `[${values.join(', ')}]`)
const ids = fc.array(idText, {maxLength: 3}).map((values) => `[${values.join(', ')}]`)
const joined = (...pieces: (string | fc.Arbitrary<string>)[]): fc.Arbitrary<string> =>
  fc
    .tuple(...pieces.map((piece) => (typeof piece === 'string' ? fc.constant(piece) : piece)))
    .map((texts) => texts.join(''))
const operator = fc.constantFrom(' == ', ' != ', ' < ', ' <= ', ' > ', ' >= ')

const either = (conditions: string[]) => `(${conditions.join(' || ')})`

/** A condition on one document; inside a projection or filter, it may refer to the outer document. */
function condition(depth: number, isInside: boolean): fc.Arbitrary<string> {
  const alone = [
    joined('_type == "', type, '"'),
    joined(field, operator, literal),
    joined(literal, operator, field),
    joined(field, ' in ', list),
    joined('_id in ', ids),
    joined('_id == ', idText),
    joined(text, ' in tags'),
    joined(text, ' in tags[]'),
    joined(text, ' in names[].v'),
    joined(text, ' in names[lang == "en"].v'),
    joined('tags[0] == ', literal),
    joined('defined(', field, ')'),
    joined('references(', idText, ')'),
    joined('references(', ids, ')'),
    joined('references(', idText, ', ', ids, ')'),
    joined('_id in ["c", ...', ids, ']'),
    joined('@["part.k"] == ', text),
    joined(text, ' == @["tags[]"]'),
    joined('part == {"k": ', text, '}'),
    joined('part in [', text, ', {"k": ', text, '}]'),
    joined('(', field, operator, literal, ') == (count(*) > 6)'),
    joined('to->s == ', text),
    joined('sanity::versionOf(', idText, ')'),
    joined('string::startsWith(_id, ', idText, ')'),
    joined(field, ' in *[', field, operator, literal, '].', field),
    joined(field, operator, '*[', field, operator, literal, '][0].', field),
    fc.constantFrom(
      'flag',
      '_id in path("drafts.**")',
      '_id in path("*")',
      'sanity::partOfRelease("r1")',
      's match "b*"',
      'tags match ["oak", "w*"]',
      '@.n == 2',
      'n == n',
      'n in tags',
      's == $word',
      '$number == n',
      'n in $list',
      '$word in tags',
      '_id in $ids',
      '_id == $ids[0]',
      'references($ids)',
      'references($word, $ids)',
      '_id in path($path)',
      'n < $number',
      'string::startsWith(_id, $ids[0])',
      '_id in *[defined(to)].to._ref',
      '_id in *[n > $number].links[]._ref',
      '_id in path(*[_type == "a"][0].s)',
      'references(*[s == $word]._id)',
      'references(*[n > 0]._id)',
      'n in *[n in *[n in $list].n].n',
      'n in (*[n > 0] | order(n))[0..2].n',
      's in [*[n == 1][0].s, ...*[n == 2].s, part]',
      '_id in [{"a": *[n == 1][0]._id, *[n > 1][0] != null => {"b": 1}, ...*[0]}.a]',
      'n == select(*[n == 1][0].s == "oak" => 2, count(*[n > 1]))',
      'part in [*[n > 0] | order(count(*) desc, n desc)][0].part',
      'n == count(*[_type == "leaf"]{s})',
      's in *[n == ^.n].s',
      '_id in *[references(^._id)].to._ref',
      '_id == "drafts." + "a"',
      'n == -(1 - 3)',
      '^._id == "a"',
      '@["_type"] == "tree"',
      '"ash" in *[_id == ^._id].s',
      's == $nothing',
      'references($nothing)',
      '_id in $word || _id in $nothing',
    ),
  ]
  const around = [
    joined(field, operator, '^.', field),
    joined('^.', field, ' == ', field),
    joined('_id in ^.links[]._ref'),
    joined('_id in [^.to._ref, ', idText, ']'),
    joined('n in ^.tags'),
    joined('^.s in tags'),
    joined(field, ' in ^.', fc.constantFrom('tags', 'names', 'links[]._ref', 'part', 'gone')),
    fc.constantFrom(
      'n == ^.tags',
      's == ^.part',
      'references(^.links[]._ref)',
      'references(^.tags, ^.part)',
      '_id in [^.n, ^.to._ref]',
      '_id in ["c", ...^.links[]._ref]',
      'references(^._id)',
      '_id == ^.to._ref',
      '_id in *[n == ^.^.n].to._ref',
      '_type == ^._type',
      'n > ^.n',
      'tags[0] == ^.gone',
      'n in *[_id == ^.^._id].n',
    ),
  ]
  const simple = fc.oneof(...alone, ...(isInside ? [...around, ...around] : []))
  if (depth === 0) return simple
  const below = condition(depth - 1, isInside)
  return fc.oneof(
    {weight: 3, arbitrary: simple},
    {weight: 3, arbitrary: joined(below, ' && ', below)},
    {weight: 2, arbitrary: joined('(', below, ' || ', below, ')')},
    {weight: 1, arbitrary: joined('!(', below, ')')},
    {weight: 1, arbitrary: joined('count(*[', condition(0, true), ']) > 1')},
    {weight: 1, arbitrary: fc.array(simple, {minLength: 9, maxLength: 9}).map(either)},
  )
}

const sortKey = fc.oneof(
  field,
  fc.constantFrom('select(flag => 0, 1)', 'coalesce(n, s)', 'tags[0]', 'count(links)', 'to->n'),
)
const order = fc
  .array(joined(sortKey, fc.constantFrom('', ' asc', ' desc')), {minLength: 1, maxLength: 2})
  .map((keys) => ` | order(${keys.join(', ')})`)
const slice = fc.constantFrom(
  '',
  '',
  '[0]',
  '[1]',
  '[-1]',
  '[0..1]',
  '[1...3]',
  '[0...0]',
  '[-2..-1]',
)

const attribute = fc.oneof(
  fc.constantFrom(
    '...',
    '_id',
    's',
    '"to": to->{_id, n}',
    '"to": to->to->s',
    'links[]->{s}',
    '"links": links[]->_id',
    '"back": *[references(^._id)]._id',
    '"names": names[lang == "en"].v',
    '"other": names[]{"found": *[s == ^.v]._id}',
    'flag => {"yes": n}',
    '"kind": select(n > 1 => "much", "little")',
    '"which": select(n == 1 => s, flag => tags)',
    '"one": coalesce(part.k, tags[0], n, "none")',
    '"sum": [n + 1, n - 1, n * 2 / 3, n ** 2, -n, +n, n % 2]',
    '"texts": [s + "x", upper(s), string(n), s + n]',
    '"compared": [n > s, s >= "birch", flag == (n < 2), n != null, !flag, !n]',
    '"logic": [flag && n == 1, flag || n, n && flag, n in 1..2, n in [1, ...tags]]',
    '"places": [tags[0], tags[-1], tags[-9], tags[0..1], tags[1...9], tags[-2..-1], s[0]]',
    '"lists": [tags + tags, array::unique(tags), array::join(tags, "-"), length(tags), count(s)]',
    '"sorted": tags | order(@ desc)',
    '"ordered": names[] | order(v, lang desc)[0].v',
    '"spread": [...tags, ...s, ^.n, @.n]',
    '"merged": part + {"x": 1}',
    '"s": n, ..., "n": 7',
    's, "s": 1, part, ...part, "part": s',
    '"own": [isPrototypeOf, length, date, s.length, tags.length, links.length, part.isPrototypeOf, toString]',
    '"far": [date.isPrototypeOf, isPrototypeOf.v, n.toString, tags[0].length, names[].length, gone.date]',
    '"clock": [dateTime("2026-01-01T00:00:00Z").date, dateTime("2026-01-01T00:00:00Z").compareTo]',
    '"paths": [path("a").pattern, "a" in path("*"), s in path("b*")]',
    '"odd": [tags{s}, s{n}, null{n}, part{k}, names[]{v}, tags[]{k}, n[0], part[0], s->n, gone->n]',
    '"none": [count(gone), defined(tags[7]), gone[0..1], gone[n == 1], gone[]{n}, part | order(k)]',
    '"mixed": [n, s, flag, null, part] | order(@)',
    '"picked": names[] | order(select(lang == "fr" => 0, lang == "en" => "b"), v desc) {v}',
    '"dated": [{"t": "2026-01-02T00:00:00Z", n}, {"t": "2026-01-01T00:00:00Z"}, {"t": n}] | order(dateTime(t), n)',
    '"loops": names[]{"a": *[s == ^.v]._id, "b": *[n == ^.^.n]{_id}, "c": count(*[_id == ^.^.to._ref])}',
    '"again": links[]{"x": *[_id == ^._ref][0].s, "y": *[references(^._ref)]._id}',
    '"kinds": select(s == "yew" => tags, flag => part, n < 2 => {"n": n})',
    '"or": coalesce(gone, null, part.k, flag, "none")',
    '"time": dateTime("2026-01-0" + string(n) + "T00:00:00Z")',
    '"times": dateTime("2026-01-0" + string(n) + "T00:00:00Z") > dateTime("2026-01-02T00:00:00Z")',
    '"dates": *[dateTime("2026-01-0" + string(n) + "T00:00:00Z") != dateTime(s)]._id',
    '...part',
    '...select(n == 1 => part, s == "yew" => {"y": ^._id})',
    'n > 1 => {"more": n, ...part}',
    'part',
    'links[]->{"w": *[to._ref == ^._id]._id}',
    'tags[]{"t": *[_id == ^.^._id][0]._id}',
    'part{"t": *[s == ^.k]{"n": ^.^._id}}',
    '"deep": links[]->links[]->{_id, "n": ^.n}',
    '"scores": *[n >= 0] | score(flag, boost(n == 1, 2), n == 2 || s == "yew") {_id, _score}',
  ),
  joined('"some": *[', condition(1, true), ']._id'),
  joined('"first": *[', condition(1, true), ']', order, '[0]._id'),
  joined('"count": count(*[', condition(1, true), '])'),
)
/** A projection of a document. */
export const projection = fc
  .array(attribute, {minLength: 1, maxLength: 3})
  .map((attributes) => `{${attributes.join(', ')}}`)

/** A query that an index can mostly answer. */
export const simpleQuery = joined(
  '*[',
  fc.oneof(
    joined('_id == "', id, '"'),
    joined('references("', id, '")'),
    joined('_type == "', type, '" && ', condition(0, false)),
  ),
  ']{_id, n}',
)

const filtered = joined('*[', condition(2, false), ']', fc.oneof(fc.constant(''), order), slice)
export const query = fc.oneof(
  joined(filtered, fc.constantFrom('', '[]'), projection),
  joined(filtered, fc.constantFrom('._id', '.to->s', '{_id}')),
  joined('count(', filtered, ')'),
  joined('*[', condition(1, false), '][', condition(1, false), ']', order, slice, '{_id}'),
  joined('*', slice, '{_id}'),
)

export const parameters = fc.record(
  {
    word,
    number,
    list: fc.array(fc.oneof(word, number, fc.constant(null)), {maxLength: 3}),
    ids: fc.array(storedId, {maxLength: 3}),
    path: fc.constantFrom('*', 'drafts.*', '**'),
    nothing: fc.constant(null),
  },
  {noNullPrototype: true},
)

const LAYERS: Record<string, string[]> = {
  published: [],
  drafts: ['drafts.'],
  'r1,drafts': ['versions.r1.', 'drafts.'],
}

export const perspectiveName = fc.constantFrom('raw', 'raw', ...Object.keys(LAYERS))

/** Computes the documents of a perspective in the simplest possible way. */
export function seen(stored: readonly Document[], perspective: string): Document[] {
  const layers = LAYERS[perspective]
  if (!layers) return [...stored]
  const byId = new Map(stored.map((document) => [document._id, document]))
  return IDS.flatMap((published) => {
    const names = [...layers.map((layer) => layer + published), published]
    const name = names.find((candidate) => byId.has(candidate))
    const document = name === undefined ? undefined : byId.get(name)
    if (!document) return []
    if (layers.length === 0) return [document]
    return [{...document, _id: published, _originalId: document._id}]
  })
}

/** Replaces the dataset's content with these documents, and returns them as stored. */
export async function store(
  {editor, lake}: UsedLake,
  wanted: readonly Document[],
): Promise<Document[]> {
  const transaction = editor.transaction()
  for (const document of await editor.fetch<Document[]>('*{_id}')) transaction.delete(document._id)
  for (const document of wanted) transaction.create(document)
  await transaction.commit({visibility: 'sync'})
  return lake.stored()
}
