import {createReadStream} from 'node:fs'
import {join} from 'node:path'

import type {SanityClient} from '@sanity/client'

import {root} from '../starter/settings.ts'

/** Languages of the site, of the Studio and of the guide. */
export const languages = ['en', 'fr'] as const

export type Language = (typeof languages)[number]

/** Release shown in the guide. */
export const releaseId = 'rguidepix'

const texts = {
  en: {
    title: 'Spring offer',
    path: 'spring-offer',
    hero: 'More selling, less typing',
    intro: 'Your team spends {{crm-time-saved}} less time on the CRM.',
    description: 'Try voice updates for your CRM until the end of May, with help to begin.',
    release: 'Spring campaign',
    role: 'Sales lead',
  },
  fr: {
    title: 'Offre de printemps',
    path: 'offre-de-printemps',
    hero: 'Vendre plus, saisir moins',
    intro: 'Votre équipe consacre {{crm-time-saved}} de temps en moins au CRM.',
    description: 'Essayez jusqu’à fin mai la mise à jour vocale de votre CRM, avec notre aide.',
    release: 'Campagne de printemps',
    role: 'Responsable des ventes',
  },
}

const authorIds = 'author-of-the-guide-'

const run = Date.now()

/** Published id of the author with a history: new in each run, because a deleted document keeps its own. */
export const authorId = (language: Language) => `${authorIds}${language}-${run}`

/** Published id of the guide's page. */
export const pageId = (language: Language) => `page-of-the-guide-${language}`

/** An unpublished page without a translation, as the guide shows. */
function pageIn(language: Language) {
  const {title, path, hero, intro, description} = texts[language]
  return {
    _type: 'page',
    language,
    title,
    path,
    seo: {_type: 'seo', title: hero, description},
    sections: [{_key: 'hero', _type: 'hero', title: hero, intro}],
  }
}

async function makeRelease(client: SanityClient, language: Language): Promise<void> {
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() + 2, 12)
  day.setUTCHours(9, 0, 0, 0)
  const publishAt = day.toISOString()
  await client.releases.create({
    releaseId,
    metadata: {
      title: texts[language].release,
      releaseType: 'scheduled',
      intendedPublishAt: publishAt,
    },
  })
  for (const own of languages) {
    await client.create({...pageIn(own), _id: `versions.${releaseId}.${pageId(own)}`})
  }
  await client.releases.schedule({releaseId, publishAt})
}

/** File name of the picture that the guide crops. */
const pictureName = 'picture-of-the-guide.png'

/** A section with a picture that the library describes. */
async function founderIn(client: SanityClient, language: Language) {
  const file = createReadStream(join(root, 'docs/images/home.png'))
  const {_id: asset} = await client.assets.upload('image', file, {filename: pictureName})
  const altText = {
    en: 'The home page in English and French',
    fr: 'La page d’accueil, en anglais et en français',
  }
  const creditLine = {en: 'Picture: Ada Martin', fr: 'Image : Ada Martin'}
  await client.patch(asset).set({altText, creditLine}).commit()
  const {title} = texts[language]
  const portrait = {_type: 'picture', alt: title, asset: {_type: 'reference', _ref: asset}}
  return {_key: 'founder', _type: 'founder', heading: title, name: title, portrait}
}

/** An author, published a second time with a role. */
async function makeHistory(client: SanityClient, language: Language): Promise<void> {
  const publishedId = authorId(language)
  const draftId = `drafts.${publishedId}`
  for (const text of [{}, {[language]: texts[language].role}]) {
    const role = {_type: 'localizedString', ...text}
    await client.createOrReplace({_id: draftId, _type: 'author', name: 'Ada Martin', role})
    const publish = {actionType: 'sanity.action.document.publish', draftId} as const
    await client.action({...publish, publishedId})
  }
}

/** Removes the tasks about the guide's page, if there is a dataset of tasks. */
async function removeTasks(client: SanityClient, ids: string[]): Promise<void> {
  const dataset = `${client.config().dataset}-comments`
  const datasets = await client.datasets.list()
  if (!datasets.some(({name}) => name === dataset)) return
  await client
    .withConfig({dataset})
    .delete({query: '*[_type == "tasks.task" && target.document._ref in $ids]', params: {ids}})
}

/** Creates the drafts and the release shown in one language's pictures. */
export async function makeGuideContent(client: SanityClient, language: Language): Promise<void> {
  const page = pageIn(language)
  const sections = [...page.sections, await founderIn(client, language)]
  await client.create({...page, sections, _id: `drafts.${pageId(language)}`})
  await makeHistory(client, language)
  await makeRelease(client, language)
}

/** Removes the guide's documents, including those of an interrupted run. */
export async function removeGuideContent(client: SanityClient): Promise<void> {
  const release = await client.fetch<{state: string} | null>('*[_id == $id][0]{state}', {
    id: `_.releases.${releaseId}`,
  })
  if (release?.state === 'scheduled') await client.releases.unschedule({releaseId})
  if (release && release.state !== 'archived') await client.releases.archive({releaseId})
  if (release) await client.releases.delete({releaseId})
  const ids = languages.flatMap((language) => [pageId(language), `drafts.${pageId(language)}`])
  await removeTasks(client, ids)
  const translations = await client.fetch<string[]>(
    '*[_type == "translation.metadata" && references($ids)].translations[].value._ref',
    {ids},
  )
  const all = [...new Set([...ids, ...translations, ...translations.map((id) => `drafts.${id}`)])]
  await client.delete({
    query: '*[_type == "translation.metadata" && references($ids)]',
    params: {ids},
  })
  await client.delete({
    query: '*[_id in $all || (_type == "author" && string::startsWith(_id, $authorIds))]',
    params: {all, authorIds},
  })
  await client.delete({
    query: '*[_type == "sanity.imageAsset" && originalFilename == $pictureName]',
    params: {pictureName},
  })
  await client.delete({query: '*[_id == "drafts.figure-crm-time-saved" && value == 71]'})
}
