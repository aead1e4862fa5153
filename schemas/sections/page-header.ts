import {StringIcon} from '@sanity/icons/String'
import {defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {countedText} from '../rules'
import {defineSection} from './define-section'
import {badgeField, linksField, pageIntroField} from './fields'

export const pageHeader = defineSection({
  name: 'pageHeader',
  title: bilingual('Page header', 'En-tête de page'),
  description: bilingual(
    'The top of any page except the home page.',
    'Le haut de toute page, sauf la page d’accueil.',
  ),
  icon: StringIcon,
  fields: [
    badgeField,
    defineField({
      name: 'title',
      title: bilingual('Title', 'Titre'),
      description: bilingual(
        'The page’s promise, and its main heading.',
        'La promesse de la page, et son titre principal.',
      ),
      type: 'string',
      ...countedText(90, 'A page header needs a title', 'Un en-tête de page doit avoir un titre'),
    }),
    pageIntroField,
    defineField({
      name: 'breadcrumb',
      title: bilingual('Breadcrumb', 'Fil d’Ariane'),
      description: bilingual('Shows where the page is on the site.', 'Situe la page dans le site.'),
      type: 'boolean',
      initialValue: true,
    }),
    defineField({
      name: 'updatedAt',
      title: bilingual('Last updated on', 'Dernière mise à jour'),
      description: bilingual(
        'For legal pages; shown under the title.',
        'Pour les pages légales ; affichée sous le titre.',
      ),
      type: 'date',
    }),
    linksField,
    defineField({
      name: 'scene',
      title: bilingual('Scene', 'Scène'),
      description: bilingual(
        'The product at work. A sentence alone is shown on a phone, a sentence with fields in stages, fields alone as what is compared, ours last, and fields with notes beside the contents of the page.',
        'Le produit à l’œuvre. Une phrase seule s’affiche sur un téléphone, une phrase avec des champs en étapes, des champs seuls comme ce que l’on compare, le nôtre en dernier, et des champs annotés à côté du sommaire de la page.',
      ),
      type: 'scene',
      options: {collapsible: true, collapsed: true},
    }),
  ],
  initialValue: {
    en: {title: 'What this page answers…', intro: 'What the reader finds below, in one sentence…'},
    fr: {
      title: 'La question à laquelle cette page répond…',
      intro: 'Ce que le lecteur trouve plus bas, en une phrase…',
    },
  },
  preview: {title: 'title'},
})
