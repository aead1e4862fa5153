import {exportHref, exportReaders, isFiltered, type DashboardQuery} from '@/lib/admin/filters'

import {Timestamp} from './timestamp'

const readerNames = {excel: 'for Excel', crm: 'for a CRM'}

/** Links to the exports of the list, and of what is new since the last export of the whole list. */
export function Exports({query, exported}: {query: DashboardQuery; exported?: string | null}) {
  return (
    <div className="exports">
      {exportReaders.map((reader) => (
        <a
          key={reader}
          className="button"
          data-variant="quiet"
          data-size="small"
          href={exportHref(query, reader)}
        >
          {`Export ${readerNames[reader]}`}
        </a>
      ))}
      {exported && !isFiltered(query) && (
        <p>
          <span>
            {'New since your last export, '}
            <Timestamp at={exported} />:
          </span>
          {exportReaders.map((reader) => (
            <a key={reader} href={`${exportHref(query, reader)}&since=last`}>
              {readerNames[reader]}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
