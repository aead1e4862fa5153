import {RobotIcon} from '@sanity/icons/Robot'

import {bilingual} from '../bilingual'
import {defineSection} from './define-section'
import {buttonField, headingField, introField, pointsField} from './fields'

export const copilot = defineSection({
  name: 'copilot',
  title: bilingual('Copilot', 'Copilote'),
  description: bilingual(
    'What the copilot does inside the CRM: a heading, its points, a button.',
    'Ce que fait le copilote dans le CRM : un titre, des arguments, un bouton.',
  ),
  icon: RobotIcon,
  fields: [headingField, introField, pointsField, buttonField],
  initialValue: {
    en: {
      heading: 'What the copilot does in the CRM…',
      points: [
        {_type: 'point', title: 'Before the meeting…', text: 'What a rep asks, and what they get…'},
        {
          _type: 'point',
          title: 'After the meeting…',
          text: 'What a rep says, and what is written…',
        },
        {_type: 'point', title: 'Between meetings…', text: 'What a manager sees…'},
      ],
      link: {_type: 'link', kind: 'cta'},
    },
    fr: {
      heading: 'Ce que le copilote fait dans le CRM…',
      points: [
        {
          _type: 'point',
          title: 'Avant le rendez-vous…',
          text: 'Ce que le commercial demande, et ce qu’il obtient…',
        },
        {
          _type: 'point',
          title: 'Après le rendez-vous…',
          text: 'Ce que le commercial raconte, et ce qui est écrit…',
        },
        {_type: 'point', title: 'Entre deux rendez-vous…', text: 'Ce que voit son responsable…'},
      ],
      link: {_type: 'link', kind: 'cta'},
    },
  },
  preview: {list: 'points'},
})
