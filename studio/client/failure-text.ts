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
        'Votre rôle ne le permet pas pour « {{title}} ». Adressez-vous à un administrateur. Votre brouillon est conservé.',
      scheduled:
        '« {{title}} » est programmé pour le {{date}} et verrouillé jusque-là. Supprimez sa programmation, ce qui garde un brouillon, puis réessayez et programmez de nouveau.',
      release:
        '« {{title}} » fait partie du lot « {{release}} », programmé pour le {{date}} et verrouillé jusque-là. Déprogrammez le lot, puis réessayez et programmez de nouveau.',
      deleted:
        '« {{title}} » a été supprimé entre-temps. Restaurez-le sous « Supprimés récemment », à l’accueil, puis réessayez.',
      changed: 'Quelqu’un vient de modifier « {{title}} ». Relisez-le, puis réessayez.',
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

/**
 * Reads why the Content Lake refused a write: the state of the document that its error names, or of those that were
 * written. Rejects when the state cannot be read.
 */
export async function readRefusal(
  client: SanityClient,
  error: unknown,
  written: string[] = [],
): Promise<Refusal> {
  const {statusCode, message, details} = Object(error) as ClientError
  if (typeof statusCode !== 'number') return {key: 'unreachable'}
  if (statusCode === 401) return {key: 'session'}
  const refused = details?.items?.[0]?.error
  const named = refused?.referenceID ?? refused?.id
  const [id = ''] = [named, ...written].flatMap((one) => one ?? [])
  const all = [id, ...written]
  const {documents, release} = await client
    .withConfig({perspective: 'raw', useCdn: false})
    .fetch<State>(stateQuery, {
      ids: all.flatMap(versionsOf),
      releases: all.filter(isVersionId).map(getVersionFromId),
    })
  const isOf = (one: string) => documents.filter(({_id}) => versionsOf(one).includes(_id))
  const itself = documents.filter(({_id}) => all.includes(_id))
  const title = [...itself, ...all.flatMap(isOf)].find((document) => document.title)?.title
  const about = title ? {title} : {}
  if (release) {
    const {single, at} = release
    const key = single ? 'scheduled' : 'release'
    return {key, ...about, release: release.title ?? '', ...(at && {at})}
  }
  if (statusCode === 403) return {key: 'forbidden', ...about}
  if (statusCode !== 409) return {key: 'refused', message: String(message)}
  if (!id || isOf(id).length > 0) return {key: 'changed', ...about}
  const [last] = await readLastStates(client, versionsOf(id))
  const name = last && titleOf(last)
  return {key: 'deleted', ...(name && {title: name})}
}

/** Returns a function that explains a refused write, of the documents with these ids, by their state. */
export function useFailureText(): (error: unknown, written?: string[]) => Promise<string> {
  const {t} = useTranslation(failureMessages.namespace)
  const client = useClient({apiVersion})
  const format = useDateTimeFormat({dateStyle: 'medium', timeStyle: 'short'})
  return useCallback(
    async (error: unknown, written?: string[]) => {
      const {key, at, ...values} = await readRefusal(client, error, written).catch((): Refusal => ({
        key: 'unreachable',
      }))
      const date = at ? format.format(new Date(at)) : ''
      return t(key, {title: t('untitled'), ...values, date})
    },
    [client, format, t],
  )
}
