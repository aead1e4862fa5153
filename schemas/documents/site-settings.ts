import {CogIcon} from '@sanity/icons/Cog'
import {defineField, defineType} from 'sanity'

import {bilingual, message} from '../bilingual'
import {languageFields} from '../objects/language-fields'
import {linkItem} from '../objects/link'
import {httpsAddress, required} from '../rules'
import {inGroup} from './groups'

function menuField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'object',
    fields: languageFields(
      (language) => `On ${language} pages, in this order.`,
      (language) => `Sur les pages en ${language}, dans cet ordre.`,
      () => ({type: 'array', of: [linkItem]}),
    ),
  })
}

/** A field for the label of an action, which is the same everywhere on the site. */
function actionField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'localizedString',
    validation: required('Write the label of the button.', 'Écrivez le libellé du bouton.'),
  })
}

/** A template of an email to somebody who has sent a form, which admins open in their mail program. */
function replyField(name: string, title: string) {
  return defineField({
    name,
    title,
    description: bilingual(
      'Admins open it in their mail program, in the visitor’s language. [name] becomes the visitor’s name.',
      'Les administrateurs l’ouvrent dans leur messagerie, dans la langue du visiteur. [nom] devient le nom du visiteur.',
    ),
    type: 'object',
    fields: [
      defineField({
        name: 'subject',
        title: bilingual('Subject', 'Objet'),
        description: bilingual(
          'One line, which may name the visitor.',
          'Une ligne, qui peut nommer le visiteur.',
        ),
        type: 'localizedString',
      }),
      defineField({
        name: 'body',
        title: bilingual('Text', 'Texte'),
        description: bilingual(
          'A few short paragraphs: some mail programs cut long texts.',
          'Quelques paragraphes courts, car certaines messageries coupent les textes longs.',
        ),
        type: 'localizedText',
      }),
    ],
  })
}

/** Settings of the whole site; a singleton. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: bilingual('Settings', 'Paramètres'),
  description: bilingual(
    'Facts about the whole site: its name, its mailboxes and its menus.',
    'Ce qui vaut pour tout le site : son nom, ses adresses e-mail et ses menus.',
  ),
  type: 'document',
  icon: CogIcon,
  groups: [
    {name: 'identity', title: bilingual('Identity', 'Identité'), default: true},
    {name: 'menus', title: bilingual('Menus', 'Menus')},
    {name: 'links', title: bilingual('Links', 'Liens')},
    {name: 'replies', title: bilingual('Replies', 'Réponses')},
  ],
  fields: [
    ...inGroup('identity', [
      defineField({
        name: 'name',
        title: bilingual('Name', 'Nom'),
        description: bilingual(
          'The name of the product, the same in every language.',
          'Le nom du produit, le même dans toutes les langues.',
        ),
        type: 'string',
        validation: required('The site needs a name.', 'Le site doit avoir un nom.'),
      }),
      defineField({
        name: 'tagline',
        title: bilingual('Tagline', 'Slogan'),
        description: bilingual(
          'One sentence, shown in the footer.',
          'Une phrase, affichée dans le pied de page.',
        ),
        type: 'localizedString',
      }),
      defineField({
        name: 'company',
        title: bilingual('Company name', 'Raison sociale'),
        description: bilingual(
          'As registered; shown in the footer.',
          'Telle que déclarée ; affichée dans le pied de page.',
        ),
        type: 'string',
      }),
      defineField({
        name: 'address',
        title: bilingual('Postal address', 'Adresse postale'),
        description: bilingual(
          'As on an envelope, line by line; shown on the legal pages.',
          'Comme sur une enveloppe, ligne par ligne ; affichée sur les pages légales.',
        ),
        type: 'text',
        rows: 4,
      }),
      defineField({
        name: 'registrationNumber',
        title: bilingual('Company number', 'Numéro d’immatriculation'),
        description: bilingual(
          'Shown on the legal pages and in About, once it’s filled in.',
          'Affiché sur les pages légales et dans « À propos », dès qu’il est rempli.',
        ),
        type: 'string',
      }),
      defineField({
        name: 'vatNumber',
        title: bilingual('VAT number', 'Numéro de TVA'),
        description: bilingual(
          'Shown on the legal pages and in About, once it’s filled in.',
          'Affiché sur les pages légales et dans « À propos », dès qu’il est rempli.',
        ),
        type: 'string',
      }),
      defineField({
        name: 'privacyBlurb',
        title: bilingual(
          'Privacy and security in one sentence',
          'Confidentialité et sécurité en une phrase',
        ),
        description: bilingual('Shown in the footer.', 'Affichée dans le pied de page.'),
        type: 'localizedText',
      }),
    ]),
    ...inGroup('links', [
      defineField({
        name: 'contactEmail',
        title: bilingual('Contact mailbox', 'E-mail de contact'),
        type: 'string',
        description: bilingual(
          'Shown in the footer and the legal pages.',
          'Affiché dans le pied de page et sur les pages légales.',
        ),
        validation: (rule) =>
          rule
            .required()
            .email()
            .error(message('Write an email address.', 'Écrivez une adresse e-mail.')),
      }),
      defineField({
        name: 'privacyEmail',
        title: bilingual('Privacy mailbox', 'E-mail pour la confidentialité'),
        type: 'string',
        description: bilingual(
          'Shown on the privacy pages.',
          'Affiché sur les pages de confidentialité.',
        ),
        validation: (rule) =>
          rule.email().error(message('Write an email address.', 'Écrivez une adresse e-mail.')),
      }),
      defineField({
        name: 'appUrl',
        title: bilingual('App address', 'Adresse de l’application'),
        description: bilingual(
          'Where the product itself runs; opens in a new tab.',
          'Là où se trouve le produit lui-même ; s’ouvre dans un nouvel onglet.',
        ),
        type: 'url',
        validation: httpsAddress,
      }),
      actionField(
        'primaryAction',
        bilingual('Primary action', 'Action principale'),
        bilingual(
          'The label of every button that leads to the form.',
          'Le libellé de chaque bouton qui mène au formulaire.',
        ),
      ),
      actionField(
        'appAction',
        bilingual('Link to the app', 'Lien vers l’application'),
        bilingual(
          'The label of links to the app, for people who have an invitation.',
          'Le libellé des liens vers l’application, pour les personnes invitées.',
        ),
      ),
      defineField({
        name: 'socialUrl',
        title: bilingual('Social profile', 'Profil sur un réseau social'),
        description: bilingual('Linked from the footer.', 'Le pied de page y mène.'),
        type: 'url',
        validation: httpsAddress,
      }),
    ]),
    ...inGroup('menus', [
      menuField(
        'headerMenu',
        bilingual('Header menu', 'Menu du haut'),
        bilingual('The links at the top of every page.', 'Les liens en haut de chaque page.'),
      ),
      menuField(
        'productMenu',
        bilingual('Product links', 'Liens sur le produit'),
        bilingual('A column at the bottom of every page.', 'Une colonne en bas de chaque page.'),
      ),
      menuField(
        'compareMenu',
        bilingual('Comparison links', 'Liens vers les comparatifs'),
        bilingual('A column at the bottom of every page.', 'Une colonne en bas de chaque page.'),
      ),
      menuField(
        'guidesMenu',
        bilingual('Guide and blog links', 'Liens vers le guide et le blog'),
        bilingual('A column at the bottom of every page.', 'Une colonne en bas de chaque page.'),
      ),
      menuField(
        'legalMenu',
        bilingual('Legal links', 'Liens légaux'),
        bilingual('A column at the bottom of every page.', 'Une colonne en bas de chaque page.'),
      ),
    ]),
    ...inGroup('replies', [
      replyField(
        'demoReply',
        bilingual('Reply to a demo request', 'Réponse à une demande de démo'),
      ),
      replyField(
        'waitlistReply',
        bilingual(
          'Reply to somebody on the waitlist',
          'Réponse à un inscrit sur la liste d’attente',
        ),
      ),
    ]),
  ],
  preview: {select: {title: 'name'}},
})
