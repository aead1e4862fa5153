import {BarChartIcon} from '@sanity/icons/BarChart'
import {defineType} from 'sanity'

import {bilingual, bilingualPrepare} from '../bilingual'
import {quantityField} from '../objects/quantity'

/** Assumptions of the calculators; a singleton. */
export const roiSettings = defineType({
  name: 'roiSettings',
  title: bilingual('Calculator', 'Calculateur'),
  description: bilingual(
    'What the calculators assume before a visitor changes it. The time saved and the productivity gain are figures.',
    'Ce que les calculateurs supposent avant qu’un visiteur ne le change. Le temps gagné et le gain de productivité sont des chiffres.',
  ),
  type: 'document',
  icon: BarChartIcon,
  fields: [
    quantityField(
      'teamSize',
      bilingual('Team size', 'Taille de l’équipe'),
      bilingual(
        'People, before the visitor changes it.',
        'En nombre de personnes, avant que le visiteur ne le change.',
      ),
      10,
    ),
    quantityField(
      'averageSalary',
      bilingual('Average salary', 'Salaire moyen'),
      bilingual('A year, in the currency of the page.', 'Par an, dans la devise de la page.'),
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
