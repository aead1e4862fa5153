import {BarChartIcon} from '@sanity/icons/BarChart'
import {defineType} from 'sanity'

import {bilingual, bilingualPrepare} from '../bilingual'
import {quantityField} from '../objects/quantity'

/** Assumptions of the calculators; a singleton. */
export const roiSettings = defineType({
  name: 'roiSettings',
  title: bilingual('Calculator', 'Calculateur'),
  description: bilingual(
    'The calculators’ starting values. Time saved and productivity gain are figures instead.',
    'Les valeurs de départ des calculateurs. Le temps gagné et le gain de productivité se règlent sous Chiffres.',
  ),
  type: 'document',
  icon: BarChartIcon,
  fields: [
    quantityField(
      'teamSize',
      bilingual('Team size', 'Taille de l’équipe'),
      bilingual('Number of people.', 'Nombre de personnes.'),
      10,
    ),
    quantityField(
      'averageSalary',
      bilingual('Average salary', 'Salaire moyen'),
      bilingual('Per year, in the page’s currency.', 'Par an, dans la devise de la page.'),
      80000,
    ),
    quantityField(
      'hoursPerDay',
      bilingual('Hours a day on the CRM', 'Heures par jour dans le CRM'),
      bilingual(
        'For one person, in steps of half an hour.',
        'Pour une personne, par pas d’une demi-heure.',
      ),
      2,
    ),
    quantityField(
      'workingDays',
      bilingual('Working days a year', 'Jours ouvrés par an'),
      bilingual('For one person.', 'Pour une personne.'),
      250,
    ),
  ],
  preview: {
    prepare: bilingualPrepare({title: bilingual('Calculator', 'Calculateur')}, (_, {title}) => ({
      title,
    })),
  },
})
