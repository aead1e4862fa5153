import {ButtonLink} from '@/components/ui/button/button'
import {exportHref, exportReaders, isFiltered, type DashboardQuery} from '@/lib/admin/filters'

import {Timestamp} from './timestamp'

const readerNames = {excel: 'for Excel', crm: 'for a CRM'}

/** Links to the exports of the list. */
export function Exports({query}: {query: DashboardQuery}) {
  return (
    <div className="exports">
      {exportReaders.map((reader) => (
        <ButtonLink key={reader} size="small" href={exportHref(query, reader)}>
          {`Export ${readerNames[reader]}`}
        </ButtonLink>
      ))}
    </div>
  )
}

/** Links to the exports of what is new since the last export of the whole list. */
export function NewExports({query, exported}: {query: DashboardQuery; exported: string | null}) {
  if (!exported || isFiltered(query)) return null
  return (
    <p>
      {'New since your last export, '}
      <Timestamp at={exported} />
      {': '}
      {exportReaders.map((reader, index) => (
        <span key={reader}>
          {index > 0 && ', '}
          <a href={`${exportHref(query, reader)}&since=last`}>{readerNames[reader]}</a>
        </span>
      ))}
    </p>
  )
}
