import {EditIcon} from '@sanity/icons/Edit'
import type {
  DocumentList,
  DocumentListBuilder,
  IntentChecker,
  MenuItem,
  MenuItemBuilder,
} from 'sanity/structure'

import {languages, type Locale} from '../../lib/i18n/locales'
import {apiVersion} from '../../lib/platform/sanity/api-version'
import {isInProgress, languageListId} from './counts'
import type {Desk} from './desk'
import type {ContentList} from './lists'
import {templatesIn} from './templates'

/** The id of each list of documents in progress. */
export const inProgressId = 'in-progress'

export const InProgressIcon = EditIcon

/** Links lead to the other list that holds the document. */
const neverByLink: IntentChecker = () => false

/**
 * Serializes a pane once: a new object at each count would remount it, with the open document. Templates come last,
 * because the builder drops them at its next change.
 */
function once(
  list: DocumentListBuilder,
  {S, templateTitle}: Desk,
  templateIds: string[] = [],
): DocumentList {
  const templates = templateIds.map((id) => S.initialValueTemplateItem(id).title(templateTitle(id)))
  return list.initialValueTemplates(templates).serialize({path: []})
}

/** True for an ordering that Sanity guessed from the schema. */
function isGuessed(item: MenuItem | MenuItemBuilder): boolean {
  const params = 'getParams' in item ? item.getParams() : item.params
  const by: unknown = Object(params)['by']
  return Array.isArray(by) && !String(Object(by[0])['field']).startsWith('_')
}

/** A menu heading in Sanity's words; without this it confuses the two. */
function heading(id: string, title: string) {
  return {id, title, i18n: {title: {key: `menu-item-groups.${id}-group`, ns: 'structure'}}}
}

/** The menu of a list: our orderings, and Sanity's own items without its guesses. */
function withMenu(
  list: DocumentListBuilder,
  {S}: Desk,
  orderings: ContentList['orderings'],
): DocumentListBuilder {
  const sanitys = (list.getMenuItems() ?? []).filter((item) => !isGuessed(item))
  return list
    .menuItemGroups([heading('sorting', 'Sort'), heading('layout', 'Layout')])
    .menuItems([...orderings.map((ordering) => S.orderingMenuItem(ordering)), ...sanitys])
}

/** The documents of a type in one language. */
export function languageList(
  desk: Desk,
  {type, title, orderings}: ContentList,
  locale: Locale,
): DocumentList {
  const {S, word} = desk
  const templates = desk.mayCreate(type.name)
    ? templatesIn(S.context.templates, type.name, locale)
    : []
  const ids = templates.map(({id}) => id)
  const list = S.documentTypeList(type.name)
    .id(languageListId(type.name, locale))
    .title(word('in-language', {title: word(title), language: languages[locale].name}))
    .filter('_type == $type && language == $language')
    .apiVersion(apiVersion)
    .params({type: type.name, language: locale})
    .defaultOrdering(orderings[0]?.by ?? [])
    .canHandleIntent((intent, {template}) => intent === 'create' && ids.includes(template))
  return once(withMenu(list, desk, orderings), desk, ids)
}

/** The documents of a type without a language. */
export function sharedList(desk: Desk, {type, title, orderings}: ContentList): DocumentList {
  const {S, word} = desk
  const list = S.documentTypeList(type.name)
    .title(word(title))
    .defaultOrdering(orderings[0]?.by ?? [])
  return once(withMenu(list, desk, orderings), desk, desk.mayCreate(type.name) ? [type.name] : [])
}

/** The documents of a type with a draft, in any language. */
export function inProgressOf(desk: Desk, {type, title}: ContentList): DocumentList {
  const {S, word} = desk
  const list = S.documentTypeList(type.name)
    .id(inProgressId)
    .title(word('in-language', {title: word(title), language: word('in-progress')}))
    .filter(`_type == $type && ${isInProgress}`)
    .apiVersion(apiVersion)
    .canHandleIntent(neverByLink)
  return once(withMenu(list, desk, []), desk)
}

/** Every document with a draft, newest first. */
export function allInProgress(desk: Desk): DocumentList {
  const {S, word, types} = desk
  const list = S.documentList()
    .id(inProgressId)
    .title(word('in-progress'))
    .filter(`_type in $types && ${isInProgress}`)
    .apiVersion(apiVersion)
    .params({types})
    .defaultOrdering([{field: '_updatedAt', direction: 'desc'}])
    .canHandleIntent(neverByLink)
  return once(list, desk)
}
