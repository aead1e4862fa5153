import {MenuIcon} from '@sanity/icons/Menu'
import {defineField, defineType} from 'sanity'

import {bilingual, bilingualPrepare} from '../bilingual'
import {languageFields} from '../objects/language-fields'
import {linkItem} from '../objects/link'
import {httpsAddress} from '../rules'
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

const title = bilingual('Menus and footer', 'Menus et pied de page')

/** The menus and the footer of every page; a singleton. */
export const navigation = defineType({
  name: 'navigation',
  title,
  description: bilingual(
    'What every page shows at its top and bottom.',
    'Ce que chaque page affiche en haut et en bas.',
  ),
  type: 'document',
  icon: MenuIcon,
  groups: [
    {name: 'menus', title: bilingual('Menus', 'Menus'), default: true},
    {name: 'footer', title: bilingual('Footer', 'Pied de page')},
  ],
  fields: [
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
    ...inGroup('footer', [
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
        name: 'privacyBlurb',
        title: bilingual(
          'Privacy and security in one sentence',
          'Confidentialité et sécurité en une phrase',
        ),
        description: bilingual('Shown in the footer.', 'Affichée dans le pied de page.'),
        type: 'localizedText',
      }),
      defineField({
        name: 'socialUrl',
        title: bilingual('Social profile', 'Profil sur un réseau social'),
        description: bilingual('Linked from the footer.', 'Le pied de page y mène.'),
        type: 'url',
        validation: httpsAddress,
      }),
    ]),
  ],
  preview: {prepare: bilingualPrepare({title}, (_, texts) => texts)},
})
