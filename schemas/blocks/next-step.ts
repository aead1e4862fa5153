import {RocketIcon} from '@sanity/icons/Rocket'
import {defineField} from 'sanity'

import {bilingual, message} from '../bilingual'
import {linkItem} from '../objects/link'
import {requiredText} from '../rules'
import {textField} from '../sections/fields'
import {defineBlock} from './define-block'

export const nextStep = defineBlock({
  name: 'nextStep',
  title: bilingual('Next step', 'Étape suivante'),
  description: bilingual('A call to action inside a text.', 'Un appel à l’action dans un texte.'),
  icon: RocketIcon,
  fields: [
    defineField({
      name: 'heading',
      title: bilingual('Heading', 'Titre'),
      description: bilingual(
        'One idea, in the reader’s words.',
        'Une seule idée, avec les mots du lecteur.',
      ),
      type: 'string',
      validation: requiredText(90, 'A heading', 'Un titre'),
    }),
    textField,
    defineField({
      name: 'links',
      title: bilingual('Buttons', 'Boutons'),
      description: bilingual('The first is the main one.', 'Le premier est le principal.'),
      type: 'array',
      of: [linkItem],
      validation: (rule) =>
        rule.required().min(1).max(2).error(message('One or two buttons.', 'Un ou deux boutons.')),
    }),
  ],
})
