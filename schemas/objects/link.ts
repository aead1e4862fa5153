import {LinkIcon} from '@sanity/icons/Link'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {bilingual, bilingualPrepare, message} from '../bilingual'
import {charactersAtMost, required} from '../rules'
import {radio} from './radio'
import {readableInLanguage} from './same-language'

interface Destination {
  kind?: 'page' | 'cta' | 'app' | 'url'
}

interface Listed {
  title?: string
  kind?: Destination['kind']
  page?: string
  url?: string
}

const texts = {
  cta: bilingual('The demo form', 'Le formulaire de démo'),
  app: bilingual('The app', 'L’application'),
  fromSettings: bilingual('Label from the settings', 'Libellé des paramètres'),
}

/** Returns the target of a link, for its preview in the Studio. */
function targetOf({kind, page, url}: Listed, labels: typeof texts): string {
  if (kind === 'cta' || kind === 'app') return labels[kind]
  return (kind === 'url' ? url : page) ?? ''
}

/** Whether the site's settings have a label for this link. */
const hasLabelInSettings = (parent: unknown) =>
  ['cta', 'app'].includes((parent as Destination | undefined)?.kind ?? '')

const wholeAddress = message(
  'Begin the address with https://, http://, mailto:, tel: or #.',
  'L’adresse doit commencer par https://, http://, mailto:, tel: ou #.',
)

const leadsSomewhere = (url: string | undefined) =>
  !url || /^(https?:\/\/|mailto:|tel:|#)[^\s]+$/i.test(url) ? true : wholeAddress

/** Warns of addresses that are not encrypted, and of numbers that cannot be called from abroad. */
export const reachesEverybody = (url: string | undefined) => {
  if (/^http:/i.test(url ?? '')) {
    return message(
      'This connection is not encrypted. Write https:// if the site answers there.',
      'Cette connexion n’est pas chiffrée. Écrivez https:// si le site y répond.',
    )
  }
  if (/^tel:(?!\+)/i.test(url ?? '')) {
    return message(
      'This number can’t be dialed from abroad. Begin with the country code: tel:+353…',
      'Ce numéro n’aboutit pas depuis l’étranger. Commencez par l’indicatif du pays : tel:+353…',
    )
  }
  return true
}

const destinationFields = [
  defineField({
    name: 'kind',
    title: bilingual('Leads to', 'Mène à'),
    description: bilingual(
      'Links to pages keep working when the page gets a new path.',
      'Un lien vers une page continue de fonctionner quand elle change de chemin.',
    ),
    type: 'string',
    options: radio({
      page: bilingual('A page or article of this site', 'Une page ou un article de ce site'),
      cta: texts.cta,
      app: texts.app,
      url: bilingual('Another site', 'Un autre site'),
    }),
    validation: required('Choose where the link leads.', 'Choisissez où mène le lien.'),
  }),
  defineField({
    name: 'page',
    title: bilingual('Page', 'Page'),
    description: bilingual(
      'Pages and articles that readers of this language can read.',
      'Les pages et les articles que les lecteurs de cette langue peuvent lire.',
    ),
    type: 'reference',
    to: [{type: 'page'}, {type: 'article'}],
    options: {filter: readableInLanguage},
    hidden: ({parent}) => (parent as Destination | undefined)?.kind !== 'page',
    validation: (rule) =>
      rule.custom((value, {parent}) =>
        (parent as Destination).kind === 'page' && !value
          ? message('Choose the page.', 'Choisissez la page.')
          : true,
      ),
  }),
  defineField({
    name: 'url',
    title: bilingual('Address', 'Adresse'),
    description: bilingual(
      'The full address, starting with https://, http://, mailto: or tel:, or a section of the page, such as #prices.',
      'L’adresse complète, qui commence par https://, http://, mailto: ou tel:, ou une section de la page, comme #tarifs.',
    ),
    type: 'url',
    hidden: ({parent}) => (parent as Destination | undefined)?.kind !== 'url',
    validation: (rule) => [
      // A part of the page is a relative address.
      rule
        .uri({scheme: ['https', 'http', 'mailto', 'tel'], allowRelative: true})
        .error(wholeAddress),
      rule.custom(leadsSomewhere),
      rule.custom(reachesEverybody).warning(),
      rule.custom((value, {parent}) =>
        (parent as Destination).kind === 'url' && !value
          ? message('Write the address.', 'Écrivez l’adresse.')
          : true,
      ),
    ],
  }),
]

/** Default target. Optional links have no default, or they would exist incomplete. */
const toPage = {kind: 'page'}

export const linkItem = defineArrayMember({type: 'link', initialValue: toPage})

export const link = defineType({
  name: 'link',
  title: bilingual('Link', 'Lien'),
  description: bilingual('A labeled link or button.', 'Un lien ou un bouton, avec son libellé.'),
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'label',
      title: bilingual('Label', 'Libellé'),
      description: bilingual(
        'What the visitor reads. Start with a verb. Leave empty on links to the form or the app: they take theirs from the settings.',
        'Ce que lit le visiteur. Commencez par un verbe. Laissez vide pour un lien vers le formulaire ou l’application : il prend celui des paramètres.',
      ),
      type: 'string',
      validation: (rule) =>
        rule.custom((label, {parent}) =>
          (label || hasLabelInSettings(parent)) && (label ?? '').length <= 60
            ? true
            : message(
                'A link needs a label of 60 characters at most.',
                'Un lien doit avoir un libellé de 60 caractères au plus.',
              ),
        ),
    }),
    defineField({
      name: 'about',
      title: bilingual('About', 'Précision'),
      description: bilingual(
        'Extra words for screen readers and search engines when the label alone is unclear. “Learn More” … “about the AI agent for Salesforce”.',
        'Quelques mots de plus pour les lecteurs d’écran et les moteurs de recherche, quand le libellé seul n’est pas clair. « En savoir plus »… « sur l’agent IA pour Salesforce ».',
      ),
      type: 'string',
      validation: charactersAtMost(80),
    }),
    ...destinationFields,
  ],
  preview: {
    select: {title: 'label', page: 'page.title', url: 'url', kind: 'kind'},
    prepare: bilingualPrepare(texts, (listed: Listed, labels) => ({
      title: listed.title ?? (hasLabelInSettings(listed) ? labels.fromSettings : undefined),
      subtitle: targetOf(listed, labels),
    })),
  },
})

export const textLink = defineType({
  name: 'textLink',
  title: bilingual('Link', 'Lien'),
  description: bilingual(
    'A link on words inside a paragraph.',
    'Un lien sur des mots d’un paragraphe.',
  ),
  type: 'object',
  icon: LinkIcon,
  initialValue: toPage,
  fields: destinationFields,
  preview: {
    select: {page: 'page.title', url: 'url', kind: 'kind'},
    prepare: bilingualPrepare(texts, (listed: Listed, labels) => ({
      title: targetOf(listed, labels),
    })),
  },
})
