import {NumberIcon} from '@sanity/icons/Number'
import {defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {quantityField} from '../objects/quantity'
import {required} from '../rules'
import {defineBlock} from './define-block'

export const workedExample = defineBlock({
  name: 'workedExample',
  title: bilingual('Worked example', 'Exemple chiffré'),
  description: bilingual(
    'The calculation for one team, line by line, with the current figures.',
    'Le calcul pour une équipe, ligne par ligne, avec les chiffres actuels.',
  ),
  icon: NumberIcon,
  fields: [
    defineField({
      name: 'caption',
      title: bilingual('Caption', 'Légende'),
      description: bilingual(
        'One line above the example that describes the team.',
        'Une ligne au-dessus de l’exemple, qui décrit l’équipe.',
      ),
      type: 'string',
      validation: required('The example needs a caption.', 'L’exemple doit avoir une légende.'),
    }),
    quantityField(
      'teamSize',
      bilingual('Team size', 'Taille de l’équipe'),
      bilingual('Number of people.', 'En nombre de personnes.'),
    ),
    quantityField(
      'averageSalary',
      bilingual('Average salary', 'Salaire moyen'),
      bilingual('Per year, in the page’s currency.', 'Par an, dans la devise de la page.'),
    ),
    quantityField(
      'hoursPerDay',
      bilingual('Hours a day on the CRM', 'Heures par jour dans le CRM'),
      bilingual('For one person.', 'Pour une personne.'),
    ),
  ],
  preview: {title: 'caption'},
})
