import {StarIcon} from '@sanity/icons/Star'
import {defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {radio} from '../objects/radio'
import {defineSection} from './define-section'
import {badgeField, headingField, linksField, textField} from './fields'

const withoutEnd = ({parent}: {parent?: {until?: string}}) => !parent?.until

export const spotlight = defineSection({
  name: 'spotlight',
  title: bilingual('Spotlight', 'À la une'),
  description: bilingual(
    'One event or program, with links to its organizers.',
    'Un événement ou un programme, avec des liens vers ses organisateurs.',
  ),
  icon: StarIcon,
  fields: [
    badgeField,
    headingField,
    textField,
    linksField,
    defineField({
      name: 'until',
      title: bilingual('Last day', 'Dernier jour'),
      description: bilingual(
        'For an event. The day after, the two texts below replace those above.',
        'Pour un événement. Dès le lendemain, les deux textes ci-dessous remplacent ceux du dessus.',
      ),
      type: 'date',
    }),
    defineField({
      name: 'headingAfter',
      title: bilingual('Heading after the event', 'Titre après l’événement'),
      description: bilingual(
        'Leave empty to keep the heading.',
        'Laissez vide pour garder le titre.',
      ),
      type: 'string',
      hidden: withoutEnd,
    }),
    defineField({
      name: 'textAfter',
      title: bilingual('Text after the event', 'Texte après l’événement'),
      description: bilingual('Leave empty to keep the text.', 'Laissez vide pour garder le texte.'),
      type: 'text',
      rows: 3,
      hidden: withoutEnd,
    }),
    defineField({
      name: 'layout',
      title: bilingual('Layout', 'Présentation'),
      description: bilingual(
        'If a page has two spotlights, give each a layout of its own.',
        'Si une page a deux encarts, donnez à chacun sa propre présentation.',
      ),
      type: 'string',
      initialValue: 'band',
      options: radio({
        band: bilingual('Dark band with a drawing', 'Bandeau sombre avec un dessin'),
        ledger: bilingual('Ruled lines, links as a list', 'Filets, liens en liste'),
      }),
    }),
  ],
  initialValue: {
    en: {
      badge: 'When and where…',
      heading: 'The event or program…',
      text: 'Why it matters to the reader…',
    },
    fr: {
      badge: 'Où et quand…',
      heading: 'L’événement ou le programme…',
      text: 'Pourquoi cela compte pour le lecteur…',
    },
  },
})
