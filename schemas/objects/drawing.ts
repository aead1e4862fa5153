import {ImageIcon} from '@sanity/icons/Image'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {type DrawingForm, drawingForms} from '../../lib/sanity/options'
import {bilingual} from '../bilingual'
import {atMost} from '../rules'

const titles: Record<DrawingForm, string> = {
  waveform: bilingual('A sentence', 'Une phrase'),
  dialog: bilingual('Questions and answers', 'Questions et réponses'),
  ledger: bilingual('A record being filled in', 'Un enregistrement que l’on remplit'),
  settling: bilingual(
    'A sentence that becomes a record',
    'Une phrase qui devient un enregistrement',
  ),
  facing: bilingual('Two records face to face', 'Deux enregistrements face à face'),
  redacted: bilingual('Masked words', 'Des mots masqués'),
  guarded: bilingual('A record with hidden fields', 'Un enregistrement aux champs masqués'),
  blank: bilingual('An empty form', 'Un formulaire vide'),
  cells: bilingual('Two percentages in cells', 'Deux pourcentages en cases'),
  week: bilingual('The hours of a week', 'Les heures d’une semaine'),
  chart: bilingual('A bar chart', 'Un graphique en barres'),
  shortlist: bilingual('Several products compared', 'Plusieurs produits comparés'),
}

/** Forms that count. */
const counting = new Set<unknown>(['cells', 'week'] satisfies DrawingForm[])

export const drawing = defineType({
  name: 'drawing',
  title: bilingual('Drawing', 'Dessin'),
  description: bilingual(
    'A small picture in the site’s own style. It’s never read aloud.',
    'Une petite image dans le style du site. Elle n’est jamais lue à voix haute.',
  ),
  type: 'object',
  icon: ImageIcon,
  fields: [
    defineField({
      name: 'form',
      title: bilingual('What it shows', 'Ce qu’il montre'),
      description: bilingual(
        'Choose what says the same as the title.',
        'Choisissez ce qui dit la même chose que le titre.',
      ),
      type: 'string',
      options: {list: drawingForms.map((value) => ({value, title: titles[value]}))},
    }),
    defineField({
      name: 'figures',
      title: bilingual('Figures', 'Chiffres'),
      description: bilingual(
        'What it counts: two percentages, or the hours saved in a week.',
        'Ce qu’il compte : deux pourcentages, ou les heures gagnées par semaine.',
      ),
      type: 'array',
      of: [defineArrayMember({type: 'reference', to: [{type: 'figure'}]})],
      hidden: ({parent}) => !counting.has((parent as {form?: unknown} | undefined)?.form),
      validation: atMost(2, 'Up to two figures.', 'Deux chiffres au plus.'),
    }),
  ],
  preview: {select: {title: 'form', subtitle: 'figures.0.key'}},
})

/** The drawing of a card. */
export const drawingField = defineField({
  name: 'drawing',
  title: bilingual('Drawing', 'Dessin'),
  description: bilingual('Above the title.', 'Au-dessus du titre.'),
  type: 'drawing',
})
