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
        'The product at work.\nA sentence draws a phone, then the same phone once the fields are written.\nA sentence with [marks], and fields, draw the stages from one to the other.\nFields alone draw a comparison, ours last.\nFields with notes draw a record beside the table of contents.',
        'Le produit à l’œuvre.\nUne phrase dessine un téléphone, puis le même une fois les champs écrits.\nUne phrase à [crochets] et des champs dessinent les étapes de l’une aux autres.\nDes champs seuls dessinent un comparatif, le nôtre en dernier.\nDes champs annotés dessinent un enregistrement à côté du sommaire.',
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
