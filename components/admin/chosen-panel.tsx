import {styled} from 'styled-components'

import {Button} from '@/components/ui/button/button'
import {Icon} from '@/components/ui/icon/icon'
import {dashboardHref, printQuery, type DashboardQuery} from '@/lib/admin/filters'

import {StatusField} from './entry-work'
import {Exports} from './exports'
import {Modal} from './modal'
import {NoticeToast} from './notice-toast'
import {PanelStyle} from './panel-style'
import {counted} from './words'

const Root = styled.div`
  .work {
    display: grid;
    gap: var(--space-5);
  }

  .field.erase {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`

type Action = (data: FormData) => Promise<void>

interface Props {
  query: DashboardQuery
  erase: Action
  work: Action
}

/** The element that opens the panel. */
export const chooseId = 'choose'

/** Sets the status of the chosen entries, exports or erases them. */
export function ChosenPanel({query, erase, work}: Props) {
  const closeHref = dashboardHref(query, {ids: []})
  const {length} = query.ids
  const list = <input type="hidden" name="list" value={printQuery({...query, notice: null})} />
  return (
    <PanelStyle>
      <Modal labelId="chosen-title" closeHref={closeHref} returnId={chooseId}>
        <div className="top">
          <h2 id="chosen-title">{counted(length, 'entry', 'entries')}</h2>
          <a className="close-button" href={closeHref} aria-label="Close">
            <Icon name="x" />
          </a>
        </div>
        {query.notice && <NoticeToast notice={query.notice} />}
        <Root>
          <div className="work">
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
          </div>
        </Root>
      </Modal>
    </PanelStyle>
  )
}
