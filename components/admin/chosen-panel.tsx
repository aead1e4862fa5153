import {styled} from 'styled-components'

import {Button} from '@/components/ui/button/button'
import {dashboardHref, printQuery, type DashboardQuery} from '@/lib/admin/filters'

import {StatusField, type WorkAction} from './entry-work'
import {Exports} from './exports'
import {Panel} from './panel'
import {counted} from './words'

const Root = styled.div`
  display: grid;
  gap: var(--space-5);

  .field.erase {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`

interface Props {
  query: DashboardQuery
  erase: WorkAction
  work: WorkAction
}

/** The element that opens the panel. */
export const chooseId = 'choose'

/** Sets the status of the chosen entries, exports or erases them. */
export function ChosenPanel({query, erase, work}: Props) {
  const closeHref = dashboardHref(query, {ids: []})
  const {length} = query.ids
  const list = <input type="hidden" name="list" value={printQuery({...query, notice: null})} />
  return (
    <Panel
      title={counted(length, 'entry', 'entries')}
      closeHref={closeHref}
      returnId={chooseId}
      notice={query.notice}
    >
      <Root>
        <form action={work} className="field">
          {list}
          <StatusField />
        </form>
        <Exports query={query} />
        <form action={erase} className="field erase">
          {list}
          <label>
            {`To erase them for good, type ${length}`}
            <input name="number" inputMode="numeric" required autoComplete="off" />
          </label>
          <Button variant="quiet" size="small">
            Erase for good
          </Button>
        </form>
      </Root>
    </Panel>
  )
}
