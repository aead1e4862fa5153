import {getTranslations} from 'next-intl/server'

import {Icon} from '@/components/ui/icon/icon'
import type {LinkContext} from '@/components/ui/link/link-context'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {SourceNote} from '@/components/ui/source-note/source-note'
import {Table} from '@/components/ui/table/table'
import {translatorFor} from '@/lib/i18n/messages'
import {type Edit, itemsOf, positionPath, withoutDrag} from '@/lib/sanity/preview/edit'
import {type ComparisonCell, comparisonCells} from '@/lib/sanity/tables'
import type {Section} from '@/lib/sanity/types'

const icons = {yes: 'check', no: 'x', depends: 'circle-dashed'} as const

function CellText({answer, word, rest}: ComparisonCell) {
  if (!answer) {
    return (
      <p>
        <NoBreak text={rest} />
      </p>
    )
  }
  return (
    <p data-answer={answer}>
      <Icon name={icons[answer]} />
      <strong>{word}</strong>
      <NoBreak text={rest} />
    </p>
  )
}

interface ChoiceProps {
  products: string[]
  legend: string
  /** Unique on its page. */
  name: string
  edit: Edit
}

/** Radio buttons that choose the other product on screens with room for only two. */
function Against({products, legend, name, edit}: ChoiceProps) {
  if (products.length < 2) return null
  return (
    <fieldset className="segmented against">
      <legend className="visually-hidden">{legend}</legend>
      {products.map((product, position) => (
        // Two products may have one name.
        // oxlint-disable-next-line react/no-array-index-key
        <label key={position}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={position}
            defaultChecked={position === 0}
          />
          <span {...withoutDrag(edit(positionPath('columns', position)))}>{product}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface Props {
  table: NonNullable<Section<'comparison'>['table']>
  /** Unique on its page. */
  id: string
  context: LinkContext
}

/**
 * Products side by side, ours ruled in green, with the source of the facts. Needs an ancestor that is a query
 * container.
 */
export async function ComparisonTable({table, id, context}: Props) {
  const {title, columns, rows, source, asOf} = table
  const {locale} = context
  const edit = context.edit(table)
  const row = itemsOf(edit, 'rows')
  const t = await getTranslations({locale, namespace: 'comparison'})
  const others = columns.slice(0, -1)
  const cellsOf = comparisonCells(columns, translatorFor(locale))
  return (
    <div className="comparison-table" {...edit('rows')}>
      <Against products={others} legend={t('against')} name={`${id}-against`} edit={edit} />
      <Table id={id} caption={title} widthInColumns={columns.length + 1} ruled>
        <thead>
          <tr>
            <th scope="col">{t('criterion')}</th>
            {columns.map((column, position) => (
              <th
                // oxlint-disable-next-line react/no-array-index-key
                key={position}
                scope="col"
                {...withoutDrag(edit(positionPath('columns', position)))}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({_key: key, criterion, ...cells}) => (
            <tr key={key} {...row(key)}>
              <th scope="row" {...row(key, 'criterion')}>
                <NoBreak text={criterion} />
              </th>
              {cellsOf(cells).map(({position, ...cell}) => (
                <td key={position} {...withoutDrag(row(key, positionPath('cells', position)))}>
                  <CellText {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <SourceNote source={source} asOf={asOf} locale={locale} {...edit('source')} />
    </div>
  )
}
