import {
  getPublishedId,
  type CustomValidator,
  type SlugIsUniqueValidator,
  type ValidationContext,
} from 'sanity'

import {untranslatedAt} from '../../lib/sanity/fragments'
import {isSlug} from '../../lib/urls/hrefs'
import {message} from '../bilingual'
import {notPlanned, validationClient} from './validation-client'

const slugRule = message(
  'Use lowercase letters without accents, digits and single hyphens, at most 200 characters. Other addresses are left out of the site.',
  'Utilisez des minuscules sans accents, des chiffres et des traits d’union simples, 200 caractères au plus. Les autres adresses sont exclues du site.',
)

/** Rejects a slug that cannot be part of an address. */
export const validSlug = (slug: string | undefined) => !slug || isSlug(slug) || slugRule

const query = /* groq */ `count(*[
  _type == "article" && !(_id in [$published, "drafts." + $published]) && ${notPlanned} &&
  ((language == $locale && slug.current == $slug) || ${untranslatedAt})
])`

type Context = Pick<ValidationContext, 'document' | 'getClient'>

async function isFree(slug: string, locale: unknown, context: Context): Promise<boolean> {
  const taken = await validationClient(context).client.fetch<number>(query, {
    slug,
    locale: locale ?? null,
    published: getPublishedId(context.document?._id ?? ''),
  })
  return taken === 0
}

/** Returns whether no other article, translated or not, has this slug in the language. */
export const isUniqueSlug: SlugIsUniqueValidator = async (slug, {document, getClient}) =>
  !document || isFree(slug, document['language'], {document, getClient})

/** Rejects a slug, or the article's own without one, that another article has in the language. */
export const uniqueElsewhere: CustomValidator<string | undefined> = async (written, context) => {
  const own = context.document?.['slug'] as {current?: string} | undefined
  const slug = written ?? own?.current
  if (!slug) return true
  const {language} = context.parent as {language?: string}
  const free = await isFree(slug, language, context)
  return (
    free ||
    message(
      'Another article already uses this slug in this language.',
      'Un autre article utilise déjà ce slug dans cette langue.',
    )
  )
}
