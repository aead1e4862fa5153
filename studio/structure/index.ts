import {from, map, type Observable, shareReplay, switchMap} from 'rxjs'
import type {
  IntentChecker,
  ItemChild,
  ListBuilder,
  ListItemBuilder,
  StructureResolver,
} from 'sanity/structure'

import {languages, locales} from '../../lib/i18n/locales'
import {templatesMessages} from '../templates/messages'
import {type Counts, languageListId, observeCounts, sumOf} from './counts'
import {deskOf, type Desk} from './desk'
import {
  allInProgress,
  inProgressId,
  InProgressIcon,
  inProgressOf,
  languageList,
  sharedList,
} from './document-lists'
import {languageIcons} from './language-icon'
import {type ContentList, sharedLists, translatedLists} from './lists'
import {structureMessages} from './messages'
import {OpenInList} from './open-in-list'

type Counted = Observable<Counts>

/** The ids of a type's lists. */
const idsIn = ({type}: ContentList) => locales.map((locale) => languageListId(type.name, locale))

function inProgressItem({S, word, counted}: Desk, counts: Counts, ids: string[]): ListItemBuilder {
  const inProgress = sumOf(counts, ids)?.inProgress ?? 0
  const count = inProgress > 0 ? {total: inProgress, inProgress: 0} : undefined
  return S.listItem()
    .id(inProgressId)
    .title(counted(word('in-progress'), count))
    .icon(InProgressIcon)
}

/** The pane of a type: its documents in progress, and a list per language. */
function typePane(desk: Desk, list: ContentList, counts$: Counted): Observable<ListBuilder> {
  const {S, word, counted} = desk
  const {type} = list
  const lists = new Map<string, ItemChild>([
    [inProgressId, inProgressOf(desk, list)],
    ...locales.map((locale): [string, ItemChild] => [
      languageListId(type.name, locale),
      languageList(desk, list, locale),
    ]),
  ])
  const opensHere: IntentChecker = (intent, params) =>
    intent === 'edit' && params['type'] === type.name
  const openInList = (id: string) =>
    S.component(OpenInList).id(id).title(word(list.title)).options({type: type.name})

  return counts$.pipe(
    map((counts) =>
      S.list()
        .id(type.name)
        .title(word(list.title))
        .items([
          inProgressItem(desk, counts, idsIn(list)),
          S.divider(),
          ...locales.map((locale) =>
            S.listItem()
              .id(languageListId(type.name, locale))
              .title(counted(languages[locale].name, counts?.[languageListId(type.name, locale)]))
              .icon(languageIcons[locale]),
          ),
        ])
        .child((id) => lists.get(id) ?? openInList(id))
        .canHandleIntent(opensHere),
    ),
  )
}

type Children = Map<string, ItemChild | Observable<ItemChild>>

function childrenOf(desk: Desk, counts$: Counted): Children {
  const {S, singletons} = desk
  return new Map<string, ItemChild | Observable<ItemChild>>([
    [inProgressId, allInProgress(desk)],
    ...translatedLists.map((list) => [list.type.name, typePane(desk, list, counts$)] as const),
    ...sharedLists.map((list) => [list.type.name, sharedList(desk, list)] as const),
    ...singletons.map(
      ({type: {name}}) =>
        [name, S.defaultDocument({schemaType: name, documentId: name}).id(name)] as const,
    ),
  ])
}

function rootPane(desk: Desk, counts: Counts, children: Children): ListBuilder {
  const {S, word, counted, singletons, types} = desk
  const everyId = [...translatedLists.flatMap(idsIn), ...types]
  const item = ({type, title}: Pick<ContentList, 'type' | 'title'>, ids: string[]) =>
    S.listItem()
      .id(type.name)
      .title(counted(word(title), sumOf(counts, ids)))
      .icon(type.icon)
  return S.list()
    .id('content')
    .title(word('content'))
    .items([
      inProgressItem(desk, counts, everyId),
      S.divider(),
      ...translatedLists.map((list) => item(list, idsIn(list))),
      S.divider(),
      ...sharedLists.map((list) => item(list, [list.type.name])),
      ...(singletons.length > 0 ? [S.divider()] : []),
      ...singletons.map(({type, title}) =>
        S.listItem().id(type.name).title(word(title)).icon(type.icon),
      ),
    ])
    .child((id) => children.get(id))
}

/** The first pane: documents in progress, one list per type split by language, and the singletons, as the role allows. */
export const structure: StructureResolver = (S, context) => {
  const {i18n, documentStore} = context
  return from(i18n.loadNamespaces([structureMessages.namespace, templatesMessages.namespace])).pipe(
    switchMap(() => {
      const desk = deskOf(S, context)
      const counts$ = observeCounts(documentStore, translatedLists, desk.types)
      const children = childrenOf(desk, counts$)
      return counts$.pipe(map((counts) => rootPane(desk, counts, children)))
    }),
    shareReplay({bufferSize: 1, refCount: true}),
  )
}
