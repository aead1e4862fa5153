import {CodeBlockIcon} from '@sanity/icons/CodeBlock'
import {defineField, defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {required} from '../rules'

const title = bilingual('Code', 'Code')

export const codeSample = defineType({
  name: 'codeSample',
  title,
  description: bilingual(
    'Text that readers copy as is: a formula, a query, a setting.',
    'Un texte que le lecteur copie tel quel : une formule, une requête, un réglage.',
  ),
  type: 'object',
  icon: CodeBlockIcon,
  fields: [
    defineField({
      name: 'title',
      title: bilingual('Title', 'Titre'),
      description: bilingual('What it is and where to paste it.', 'Ce que c’est, et où le coller.'),
      type: 'string',
    }),
    defineField({
      name: 'code',
      title,
      description: bilingual(
        'Shown exactly as typed.',
        'S’affiche exactement comme vous l’avez saisi.',
      ),
      type: 'text',
      rows: 8,
      validation: required('Write the code.', 'Écrivez le code.'),
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'code'}},
})
