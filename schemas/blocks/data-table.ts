import {ThListIcon} from '@sanity/icons/ThList'
import {defineArrayMember, defineField} from 'sanity'

import {bilingual, message} from '../bilingual'
import {asOfField} from '../objects/as-of'
import {required} from '../rules'
import {defineBlock} from './define-block'

interface Columns {
  columns?: string[]
}

export const dataTable = defineBlock({
  name: 'dataTable',
  title: bilingual('Table', 'Tableau'),
  description: bilingual(
    'A table for this text only. To compare products, use a comparison table.',
    'Un tableau propre à ce texte. Pour comparer des produits, utilisez un tableau comparatif.',
  ),
  icon: ThListIcon,
  // The grid needs a wide dialog.
  options: {modal: {type: 'dialog', width: 2}},
  fields: [
    defineField({
      name: 'caption',
      title: bilingual('Caption', 'Légende'),
      description: bilingual(
        'One line above the table that says what it shows.',
        'Une ligne au-dessus du tableau, qui dit ce qu’il montre.',
      ),
      type: 'string',
      validation: required('A table needs a caption.', 'Un tableau doit avoir une légende.'),
    }),
    defineField({
      name: 'columns',
      title: bilingual('Columns', 'Colonnes'),
      description: bilingual(
        'Column headings, from left to right.',
        'Les titres des colonnes, de gauche à droite.',
      ),
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      validation: (rule) =>
        rule
          .required()
          .min(2)
          .error(
            message(
              'A table needs at least two columns.',
              'Un tableau doit avoir au moins deux colonnes.',
            ),
          ),
    }),
    defineField({
      name: 'rows',
      title: bilingual('Rows', 'Lignes'),
      description: bilingual(
        'The first cell names the row. Write a figure as {{key}}.',
        'La première cellule nomme la ligne. Écrivez un chiffre sous la forme {{clé}}.',
      ),
      type: 'array',
      of: [
        defineArrayMember({
          name: 'tableRow',
          title: bilingual('Row', 'Ligne'),
          type: 'object',
          icon: ThListIcon,
          fields: [
            defineField({
              name: 'cells',
              title: bilingual('Cells', 'Cellules'),
              description: bilingual(
                'One cell per column, in the same order.',
                'Une cellule par colonne, dans le même ordre.',
              ),
              type: 'array',
              of: [defineArrayMember({type: 'string'})],
            }),
          ],
          preview: {select: {title: 'cells.0', subtitle: 'cells.1'}},
        }),
      ],
      validation: (rule) => [
        rule
          .required()
          .min(1)
          .error(message('Add at least one row.', 'Ajoutez au moins une ligne.')),
        rule.custom((rows, {parent}) => {
          const columns = (parent as Columns).columns?.length ?? 0
          const faulty = (rows as {cells?: string[]}[] | undefined)?.find(
            ({cells}) => cells?.length !== columns,
          )
          if (!faulty) return true
          const row = faulty.cells?.[0] ?? ''
          return message(
            `“${row}” needs ${columns} cells.`,
            `« ${row} » doit avoir ${columns} cellules.`,
          )
        }),
      ],
    }),
    defineField({
      name: 'source',
      title: bilingual('Source', 'Source'),
      description: bilingual(
        'Where facts about other companies come from; shown under the table.',
        'D’où viennent les faits sur d’autres entreprises ; affiché sous le tableau.',
      ),
      type: 'string',
    }),
    asOfField,
  ],
  preview: {title: 'caption'},
})
