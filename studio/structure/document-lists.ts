import {EditIcon} from '@sanity/icons/Edit'
import type {
  DocumentList,
  DocumentListBuilder,
  IntentChecker,
  MenuItem,
  MenuItemBuilder,
} from 'sanity/structure'

import {apiVersion} from '../../lib/content/api-version'
import {localeNames, type Locale} from '../../lib/i18n/locales'
import {isInProgress, languageListId} from './counts'
import type {Desk} from './desk'
import type {ContentList} from './lists'
import {templatesIn} from './templates'

/** The id of every list of documents in progress. */
export const inProgressId = 'in-progress'

export const InProgressIcon = EditIcon

/** Links lead to the other list of a document in progress. */
const neverByLink: IntentChecker = () => false

/**
 * Serializes a pane once: a new one at each count would remount the open document. Initial value templates come last,
 * because a builder drops them at the next change.
 */
function once(list: DocumentListBuilder, {S}: Desk, templateIds: string[] = []): DocumentList {
  const templates = templateIds.map((id) => S.initialValueTemplateItem(id))
  return list.initialValueTemplates(templates).serialize({path: []})
}

/** Whether Sanity derived an ordering from the schema's fields. */
function isGuessed(item: MenuItem | MenuItemBuilder): boolean {
  const params = 'getParams' in item ? item.getParams() : item.params
  const by: unknown = Object(params)['by']
  return Array.isArray(by) && !String(Object(by[0])['field']).startsWith('_')
}

/** A menu heading with Sanity's words; Sanity mixes up two of them. */
function heading(id: string, title: string) {
  return {id, title, i18n: {title: {key: `menu-item-groups.${id}-group`, ns: 'structure'}}}
}

/** Replaces derived orderings with ours, and keeps the rest of Sanity's menu. */
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
    .title(word('in-language', {title: word(title), language: localeNames[locale]}))
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

/** The documents of a type with a draft, in every language. */
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

/** Every document with a draft, the last edited first. */
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
