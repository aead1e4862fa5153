import 'server-only'
import type {Locale} from '../i18n/locales'
import {insertActions} from './destinations'
import {fetchContent} from './fetch'
import {actionsQuery} from './queries'

/** Adds the site's labels to links to the call to action and the app. */
export async function withActions<T>(content: T, language: Locale): Promise<T> {
  const actions = await fetchContent(actionsQuery)
  return actions ? insertActions(content, actions, language) : content
}
