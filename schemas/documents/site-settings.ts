import {CogIcon} from '@sanity/icons/Cog'
import {defineField, defineType, type NumberRule} from 'sanity'

import {bilingual, message} from '../bilingual'
import {required} from '../rules'
import {inGroup} from './groups'

const wholeNumber = (rule: NumberRule) =>
  rule
    .integer()
    .positive()
    .error(message('A whole number, 1 or more.', 'Un nombre entier, 1 au moins.'))

/** Settings of the whole site, for administrators; a singleton. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: bilingual('Settings', 'Paramètres'),
  description: bilingual(
    'Facts about the whole site: its name, its company and its mailboxes.',
    'Ce qui vaut pour tout le site : son nom, sa société et ses adresses e-mail.',
  ),
  type: 'document',
  icon: CogIcon,
  groups: [
    {name: 'identity', title: bilingual('Identity', 'Identité'), default: true},
    {name: 'proof', title: bilingual('Proof', 'Preuves')},
    {name: 'contact', title: bilingual('Contact', 'Contact')},
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
    ]),
    ...inGroup('proof', [
      defineField({
        name: 'betaTesters',
        title: bilingual('Beta testers', 'Bêta-testeurs'),
        description: bilingual(
          'How many took part in the measurements. The page of our figures shows it once it’s filled in.',
          'Combien ont participé aux mesures. La page de nos chiffres l’affiche dès que ce champ est rempli.',
        ),
        type: 'number',
        validation: wholeNumber,
      }),
      defineField({
        name: 'betaWeeks',
        title: bilingual('Weeks of measurement', 'Semaines de mesure'),
        description: bilingual(
          'How long the measurements took. The page of our figures shows it once it’s filled in.',
          'Combien de temps les mesures ont duré. La page de nos chiffres l’affiche dès que ce champ est rempli.',
        ),
        type: 'number',
        validation: wholeNumber,
      }),
      defineField({
        name: 'processingContract',
        title: bilingual('Article 28 contract', 'Contrat de l’article 28'),
        description: bilingual(
          'A PDF. Pages link to it beside the mailboxes once it’s there.',
          'Un PDF. Le lien s’affiche à côté des adresses e-mail dès que le fichier est là.',
        ),
        type: 'file',
        options: {accept: 'application/pdf'},
      }),
      defineField({
        name: 'processorList',
        title: bilingual('List of processors', 'Liste des sous-traitants'),
        description: bilingual(
          'A PDF with names, countries and a date. Pages link to it beside the mailboxes once it’s there.',
          'Un PDF avec noms, pays et date. Le lien s’affiche à côté des adresses e-mail dès que le fichier est là.',
        ),
        type: 'file',
        options: {accept: 'application/pdf'},
      }),
    ]),
    ...inGroup('contact', [
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
    ]),
  ],
  preview: {select: {title: 'name'}},
})
