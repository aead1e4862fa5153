import type {BlockProps} from '@/components/blocks/context'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {Table} from '@/components/ui/table/table'
import {translatorFor} from '@/lib/i18n/messages'
import {workedLines} from '@/lib/sanity/roi'

/** The calculator's computation for one team, line by line. */
export function WorkedExample({block, id, context, edit}: BlockProps<'workedExample'>) {
  const {caption, settings, ...inputs} = block
  if (!settings) return null
  const {locale} = context
  const t = translatorFor(locale)
  return (
    <div className="data-table">
      <p className="caption" id={id} {...edit('caption')}>
        <NoBreak text={caption} />
      </p>
      <Table labelId={id} widthInColumns={2}>
        <thead>
          <tr>
            <th scope="col">{t('roi.item')}</th>
            <th scope="col">{t('roi.calculation')}</th>
          </tr>
        </thead>
        <tbody>
          {workedLines(inputs, settings, locale, t).map(({label, sum}) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{sum}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
