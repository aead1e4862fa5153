import {BlockquoteIcon} from '@sanity/icons/Blockquote'
import {defineField} from 'sanity'

import {bilingual, message} from '../bilingual'
import {defineSection} from './define-section'
import {headingField, introField, itemsField, personNameField, portraitField} from './fields'

const title = bilingual('Testimonials', 'Témoignages')

export const testimonials = defineSection({
  name: 'testimonials',
  title,
  description: bilingual(
    'What customers say, with their names.',
    'Ce que disent les clients, avec leur nom.',
  ),
  icon: BlockquoteIcon,
  fields: [
    headingField,
    introField,
    itemsField({
      name: 'items',
      title,
      description: bilingual(
        'One is set large; two or three stand side by side.',
        'Un seul s’affiche en grand ; deux ou trois se placent côte à côte.',
      ),
      item: {
        name: 'testimonial',
        title: bilingual('Testimonial', 'Témoignage'),
        icon: BlockquoteIcon,
        fields: [
          defineField({
            name: 'quote',
            title: bilingual('Quote', 'Citation'),
            description: bilingual(
              'Their own words, without quotation marks. Ask before you publish them.',
              'Ses propres mots, sans guillemets. Demandez l’accord de la personne avant de publier.',
            ),
            type: 'text',
            rows: 4,
            validation: (rule) =>
              rule
                .required()
                .max(400)
                .error(
                  message(
                    'Write what they said, in up to 400 characters.',
                    'Écrivez ce que la personne a dit, en 400 caractères au plus.',
                  ),
                ),
          }),
          personNameField,
          defineField({
            name: 'role',
            title: bilingual('Role', 'Fonction'),
            description: bilingual(
              'What they do, and for which company.',
              'Ce que fait la personne, et dans quelle entreprise.',
            ),
            type: 'string',
          }),
          portraitField,
        ],
        preview: {select: {title: 'name', subtitle: 'quote', media: 'portrait'}},
      },
    }),
  ],
  initialValue: {
    en: {
      heading: 'What customers say…',
      items: [
        {
          _type: 'testimonial',
          quote: 'What has changed for them, in their own words…',
          name: 'Their name…',
          role: 'Their job and company…',
        },
        {
          _type: 'testimonial',
          quote: 'What they feared before, and what happened…',
          name: 'Their name…',
          role: 'Their job and company…',
        },
      ],
    },
    fr: {
      heading: 'Ce qu’en disent les clients…',
      items: [
        {
          _type: 'testimonial',
          quote: 'Ce qui a changé pour cette personne, avec ses mots…',
          name: 'Son nom…',
          role: 'Sa fonction et son entreprise…',
        },
        {
          _type: 'testimonial',
          quote: 'Ce qu’elle craignait, et ce qui s’est passé…',
          name: 'Son nom…',
          role: 'Sa fonction et son entreprise…',
        },
      ],
    },
  },
  preview: {list: 'items'},
})
