import {ArrowRightIcon} from '@sanity/icons/ArrowRight'
import {defineField, defineType} from 'sanity'

import {bilingual, bilingualPrepare} from '../bilingual'
import {httpsAddress, required} from '../rules'

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

const title = bilingual('Calls to action', 'Appels à l’action')

/** The site's two calls to action; a singleton. */
export const callsToAction = defineType({
  name: 'callsToAction',
  title,
  description: bilingual(
    'The labels of the two actions that every page leads to.',
    'Les libellés des deux actions auxquelles mène chaque page.',
  ),
  type: 'document',
  icon: ArrowRightIcon,
  fields: [
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
      name: 'appUrl',
      title: bilingual('App address', 'Adresse de l’application'),
      description: bilingual(
        'Where the product itself runs; opens in a new tab.',
        'Là où se trouve le produit lui-même ; s’ouvre dans un nouvel onglet.',
      ),
      type: 'url',
      validation: httpsAddress,
    }),
  ],
  preview: {prepare: bilingualPrepare({title}, (_, texts) => texts)},
})
