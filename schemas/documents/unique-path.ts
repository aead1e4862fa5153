import {getPublishedId, type CustomValidator} from 'sanity'

import {isLocale} from '../../lib/i18n/locales'
import {isValidPath, isPagePath} from '../../lib/urls/hrefs'
import {articleFolder} from '../../lib/urls/paths'
import {message} from '../bilingual'
import {notPlanned, validationClient} from './validation-client'

const query = /* groq */ `count(*[
  _type == $type && language == $language && path == $path &&
  !(_id in [$published, "drafts." + $published]) && ${notPlanned}
])`

/** Rejects a path used by another page in the same language. */
export const uniquePath: CustomValidator<string | undefined> = async (path, context) => {
  const {document} = context
  if (!path || !document) return true
  const taken = await validationClient(context).client.fetch<number>(query, {
    type: document._type,
    language: document['language'] ?? null,
    path,
    published: getPublishedId(document._id),
  })
  return (
    taken === 0 ||
    message(
      'Another page in this language already has this path.',
      'Une autre page dans cette langue a déjà ce chemin.',
    )
  )
}

/** Rejects a path that the site would leave out, or that it uses itself. */
export const validPath: CustomValidator<string | undefined> = (path, {document}) => {
  if (!path) return true
  if (!isPagePath(path)) {
    return message(
      'Use lowercase letters without accents, digits and single hyphens, with slashes only between parts. Other addresses are left out of the site.',
      'Utilisez des minuscules sans accents, des chiffres et des traits d’union simples ; des barres obliques seulement entre les parties. Les autres adresses sont exclues du site.',
    )
  }
  const language = document?.['language']
  const isOwn = isLocale(language) && !isValidPath(language, path)
  if (!isOwn && !path.startsWith(articleFolder)) return true
  return message('The site itself uses this address.', 'Le site utilise lui-même cette adresse.')
}
