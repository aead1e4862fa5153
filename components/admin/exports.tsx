import {exportHref, exportReaders, type DashboardQuery} from '@/lib/admin/filters'

/** Links to the exports of the list. */
export function Exports({query}: {query: DashboardQuery}) {
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
          {reader === 'crm' ? 'Export for a CRM' : 'Export for Excel'}
        </a>
      ))}
    </div>
  )
}
