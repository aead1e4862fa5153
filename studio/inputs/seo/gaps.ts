import {type Path, pathToString} from 'sanity'

import {longest, shortestDescription, textLength} from '../../../lib/seo/title'
import {isJsonObject, type JsonObject, nodesIn} from '../../../lib/server/json'
import {blockTypes} from '../../../schemas/blocks'
import {sectionTypes} from '../../../schemas/sections'

/** Something that readers or search engines miss on a page. */
export interface Gap {
  kind:
    | 'title'
    | 'title.long'
    | 'description'
    | 'description.short'
    | 'description.long'
    | 'heading'
    | 'alt'
    | 'link'
    | 'row'
  path: string
}

/** The ids of pictures that the media library describes. */
type Described = ReadonlySet<string>

const gap = (kind: Gap['kind'], path: Path): Gap => ({kind, path: pathToString(path)})

function titleGaps(title: string): Gap[] {
  const path = ['seo', 'title']
  if (!title) return [gap('title', path)]
  return textLength(title) > longest.title ? [gap('title.long', path)] : []
}

function descriptionGaps(description: string): Gap[] {
  const path = ['seo', 'description']
  const length = textLength(description)
  if (length === 0) return [gap('description', path)]
  if (length < shortestDescription) return [gap('description.short', path)]
  return length > longest.description ? [gap('description.long', path)] : []
}

/** Finds a text whose first heading is an `h3`. */
function headingGaps(list: unknown[], path: Path): Gap[] {
  const first = list.filter(isJsonObject).find(({style}) => style === 'h2' || style === 'h3')
  return first?.['style'] === 'h3' ? [gap('heading', [...path, {_key: String(first['_key'])}])] : []
}

/** Sections and blocks may need no fields. */
const mayBeBare = new Set<unknown>([...sectionTypes, ...blockTypes].map(({name}) => name))

/** Whether a row of a list has nothing in it; a picture needs its image, whatever else it has. */
function isEmptyRow(row: JsonObject): boolean {
  if (row['_type'] === 'picture') return !row['asset']
  const isBare = Object.keys(row).every((name) => name === '_key' || name === '_type')
  return isBare && !mayBeBare.has(row['_type'])
}

/** Finds the rows of a list that were added and never filled in. */
function rowGaps(list: unknown[], path: Path): Gap[] {
  return list
    .filter(isJsonObject)
    .filter(isEmptyRow)
    .map(({_key}) => gap('row', [...path, {_key: String(_key)}]))
}

function objectGaps(
  {asset, alt, kind, page, url}: JsonObject,
  path: Path,
  described: Described,
): Gap[] {
  const picture = isJsonObject(asset) ? String(asset['_ref']) : ''
  if (picture && !alt && !described.has(picture)) {
    return [gap('alt', [...path, 'alt'])]
  }
  if (kind === 'page' && !page) return [gap('link', [...path, 'page'])]
  return kind === 'url' && !url ? [gap('link', [...path, 'url'])] : []
}

/** What a document misses outside its texts for search. */
export function contentGaps(document: unknown, described: Described): Gap[] {
  return [...nodesIn(document)].flatMap(({value, path}) => {
    if (Array.isArray(value)) return headingGaps(value, path).concat(rowGaps(value, path))
    return isJsonObject(value) ? objectGaps(value, path, described) : []
  })
}

/** What a page misses for readers and search engines; its texts for search have their figures written out. */
export function gapsIn(
  document: JsonObject,
  search: {title: string; description: string},
  described: Described,
): Gap[] {
  return [
    ...titleGaps(search.title),
    ...descriptionGaps(search.description),
    ...contentGaps(document, described),
  ]
}
