import {NumberIcon} from '@sanity/icons/Number'
import {defineField, defineType} from 'sanity'

import {bilingual, message} from '../bilingual'
import {quantityField} from '../objects/quantity'
import {typePreview} from '../objects/type-preview'

const title = bilingual('Worked example', 'Exemple chiffré')

/** The calculator's computation for one team; its results follow the figures. */
export const workedExample = defineType({
  name: 'workedExample',
  title,
  description: bilingual(
    'The calculation for one team, line by line, with the current figures.',
    'Le calcul pour une équipe, ligne par ligne, avec les chiffres actuels.',
  ),
  type: 'object',
  icon: NumberIcon,
  fields: [
    defineField({
      name: 'caption',
      title: bilingual('Caption', 'Légende'),
      description: bilingual(
        'One line above the example that says whose team it is.',
        'Une ligne au-dessus de l’exemple, qui dit de quelle équipe il s’agit.',
      ),
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .error(message('The example needs a caption.', 'L’exemple doit avoir une légende.')),
    }),
    quantityField(
      'teamSize',
      bilingual('Team size', 'Taille de l’équipe'),
      bilingual('Number of people.', 'En nombre de personnes.'),
    ),
    quantityField(
      'averageSalary',
      bilingual('Average salary', 'Salaire moyen'),
      bilingual('A year, in the currency of the page.', 'Par an, dans la devise de la page.'),
    ),
    quantityField(
      'hoursPerDay',
      bilingual('Hours a day on the CRM', 'Heures par jour dans le CRM'),
      bilingual('For one person.', 'Pour une personne.'),
    ),
  ],
  preview: typePreview(title, {title: 'caption'}),
})
