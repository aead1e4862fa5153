import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {createElement} from 'react'
import {type BlockDecoratorProps, defineArrayMember, defineField, defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {required} from '../rules'
import {localizedPath} from './localized'

/** A figure within a paragraph; the number is maintained in the figure's document. */
export const figureReference = defineType({
  name: 'figureReference',
  title: bilingual('Figure', 'Chiffre'),
  description: bilingual(
    'A number from its own document, shown with its current value.',
    'Un nombre qui a son propre document, affiché avec sa valeur actuelle.',
  ),
  type: 'object',
  icon: TrendUpwardIcon,
  fields: [
    defineField({
      name: 'figure',
      title: bilingual('Figure', 'Chiffre'),
      description: bilingual(
        'Shown with its current value, in the language of the page.',
        'Affiché avec sa valeur actuelle, dans la langue de la page.',
      ),
      type: 'reference',
      to: [{type: 'figure'}],
      validation: required('Choose the figure.', 'Choisissez le chiffre.'),
    }),
  ],
  preview: {
    select: {
      key: 'figure.key',
      value: 'figure.value',
      suffix: localizedPath((locale) => `figure.suffix.${locale}`),
    },
    prepare: ({key, value, suffix}) => ({title: `${value ?? ''}${suffix ?? ''}`, subtitle: key}),
  },
})

/** Shows a mark in the editor by the element that the site renders. */
const shownAs = (element: 'sup' | 'sub', icon: string) => ({
  value: element,
  // The other icons leave a margin around them.
  icon: () => createElement('span', {style: {fontSize: '0.6em'}}, icon),
  component: ({children}: BlockDecoratorProps) => createElement(element, {}, children),
})

export const textMarks = {
  decorators: [
    {title: bilingual('Strong', 'Gras'), value: 'strong'},
    {title: bilingual('Emphasis', 'Italique'), value: 'em'},
    {title: bilingual('Superscript', 'Exposant'), ...shownAs('sup', 'x²')},
    {title: bilingual('Subscript', 'Indice'), ...shownAs('sub', 'x₂')},
  ],
  annotations: [{type: 'textLink'}],
}

/** Paragraphs with only the marks that the site renders. */
export const richText = defineType({
  name: 'richText',
  title: bilingual('Text', 'Texte'),
  description: bilingual(
    'Paragraphs and lists, with links and figures.',
    'Des paragraphes et des listes, avec des liens et des chiffres.',
  ),
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [{title: bilingual('Paragraph', 'Paragraphe'), value: 'normal'}],
      lists: [
        {title: bilingual('Bullets', 'Liste à puces'), value: 'bullet'},
        {title: bilingual('Numbers', 'Liste numérotée'), value: 'number'},
      ],
      marks: textMarks,
      of: [{type: 'figureReference'}],
    }),
  ],
})
