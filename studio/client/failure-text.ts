import type {SanityClient} from '@sanity/client'
import {getDraftId, getPublishedId, getVersionFromId, isVersionId} from '@sanity/client/csm'
import {useCallback} from 'react'
import {useClient, useDateTimeFormat, useTranslation} from 'sanity'

import {apiVersion} from '../../lib/sanity/api'
import type {MessageBundle} from '../i18n/messages'
import {titleInGroq, titleOf} from './document-title'
import {readLastStates} from './history'

/** Why the Content Lake refused a write, and the way out. */
export const failureMessages = {
  namespace: 'failures',
  messages: {
    'en-US': {
      session: 'Your session has ended. Sign in, then try again.',
      forbidden:
        'Your role doesn’t allow this for “{{title}}”. Ask an administrator. Your draft is kept.',
      scheduled:
        '“{{title}}” is scheduled for {{date}} and locked until then. Delete its schedule, which keeps a draft, then try again and schedule it anew.',
      release:
        '“{{title}}” is in the release “{{release}}”, which is scheduled for {{date}} and locked until then. Unschedule the release, then try again and schedule it anew.',
      deleted:
        '“{{title}}” was deleted in the meantime. Restore it under “Recently deleted” on Home, then try again.',
      changed: 'Someone else just changed “{{title}}”. Check it, then try again.',
      unreachable: 'Couldn’t reach the Content Lake. Try again.',
      refused: 'The Content Lake refused this. {{message}}',
      untitled: 'This document',
    },
    'fr-FR': {
      session: 'Votre session a expiré. Reconnectez-vous, puis réessayez.',
      forbidden:
        'Votre rôle ne le permet pas pour « {{title}} ». Adressez-vous à un administrateur. Votre brouillon est conservé.',
      scheduled:
        '« {{title}} » est programmé pour le {{date}} et verrouillé jusque-là. Supprimez sa programmation, ce qui garde un brouillon, puis réessayez et programmez de nouveau.',
      release:
        '« {{title}} » fait partie du lot « {{release}} », programmé pour le {{date}} et verrouillé jusque-là. Déprogrammez le lot, puis réessayez et programmez de nouveau.',
      deleted:
        '« {{title}} » a été supprimé entre-temps. Restaurez-le sous « Supprimés récemment », à l’accueil, puis réessayez.',
      changed: 'Quelqu’un vient de modifier « {{title}} ». Relisez-le, puis réessayez.',
      unreachable: 'Le Content Lake est injoignable. Réessayez.',
      refused: 'Le Content Lake a refusé cette action. {{message}}',
      untitled: 'Ce document',
    },
  },
} as const satisfies MessageBundle

type Key = keyof (typeof failureMessages.messages)['en-US']

/** Why a write was refused, as a message and its values. */
export interface Refusal {
  key: Key
  title?: string
  release?: string
  /** When the release is published. */
  at?: string
  message?: string
}

interface ClientError {
  statusCode?: unknown
  message?: unknown
  details?: {items?: {error?: {id?: string; referenceID?: string}}[]}
}

const stateQuery = /* groq */ `{
  "documents": *[_id in $ids]{_id, "title": ${titleInGroq}},
  "release": *[
    _type == "system.release" && name in $releases && state in ["scheduling", "scheduled"]
  ][0]{"title": metadata.title, "single": metadata.cardinality == "one", "at": coalesce(publishAt, metadata.intendedPublishAt)}
}`

interface State {
  documents: {_id: string; title: string | null}[]
  release: {title: string | null; single: boolean | null; at: string | null} | null
}

const versionsOf = (id: string) => [id, getPublishedId(id), getDraftId(getPublishedId(id))]

/** The ids that an error of the Content Lake is about: the one that it names, then those that were written. */
function idsOf({details}: ClientError, written: string[]): string[] {
  const refused = details?.items?.[0]?.error
  return [refused?.referenceID ?? refused?.id, ...written].flatMap((id) => id ?? [])
}

async function readState(client: SanityClient, ids: string[]) {
  const {documents, release} = await client
    .withConfig({perspective: 'raw', useCdn: false})
    .fetch<State>(stateQuery, {
      ids: ids.flatMap(versionsOf),
      releases: ids.filter(isVersionId).map(getVersionFromId),
    })
  const versions = ids.flatMap((id) => documents.filter(({_id}) => versionsOf(id).includes(_id)))
  const itself = documents.filter(({_id}) => ids.includes(_id))
  const title = [...itself, ...versions].find((document) => document.title)?.title
  const isGone = ids.length > 0 && !documents.some(({_id}) => versionsOf(ids[0]!).includes(_id))
  return {release, isGone, about: title ? {title} : {}}
}

const lockOf = ({title, single, at}: NonNullable<State['release']>): Refusal => ({
  key: single ? 'scheduled' : 'release',
  release: title ?? '',
  ...(at && {at}),
})

/** A deleted document, with the title that the history has. */
async function deletionOf(client: SanityClient, id: string): Promise<Refusal> {
  const [last] = await readLastStates(client, versionsOf(id))
  const title = last && titleOf(last)
  return {key: 'deleted', ...(title && {title})}
}

/**
 * Reads why the Content Lake refused a write: the state of the document that its error names, or of those that were
 * written. Rejects when the state cannot be read.
 */
export async function readRefusal(
  client: SanityClient,
  error: unknown,
  written: string[] = [],
): Promise<Refusal> {
  const refused = Object(error) as ClientError
  const {statusCode, message} = refused
  if (typeof statusCode !== 'number') return {key: 'unreachable'}
  if (statusCode === 401) return {key: 'session'}
  const ids = idsOf(refused, written)
  const {release, isGone, about} = await readState(client, ids)
  if (release) return {...about, ...lockOf(release)}
  if (statusCode === 403) return {key: 'forbidden', ...about}
  if (statusCode !== 409) return {key: 'refused', message: String(message)}
  return isGone ? deletionOf(client, ids[0]!) : {key: 'changed', ...about}
}

/** Returns a function that explains a refused write, of the documents with these ids, by their state. */
export function useFailureText(): (error: unknown, written?: string[]) => Promise<string> {
  const {t} = useTranslation(failureMessages.namespace)
  const client = useClient({apiVersion})
  const format = useDateTimeFormat({dateStyle: 'medium', timeStyle: 'short'})
  return useCallback(
    async (refused: unknown, written?: string[]) => {
      const {key, at, ...values} = await readRefusal(client, refused, written).catch(
        (): Refusal => ({
          key: 'unreachable',
        }),
      )
      const date = at ? format.format(new Date(at)) : ''
      return t(key, {title: t('untitled'), ...values, date})
    },
    [client, format, t],
  )
}
