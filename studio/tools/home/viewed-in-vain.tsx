import {useTranslation} from 'sanity'

import {studioPath} from '../../../lib/urls/areas'
import {usePageResults} from '../../page-results/read-results'
import {viewedInVain} from '../../page-results/weeks'
import {homeMessages} from './messages'
import {Panel} from './panel'

/** Pages that are viewed, but from which nobody sends a request. */
export function ViewedInVain() {
  const {t} = useTranslation(homeMessages.namespace)
  const {weeks, error, retry} = usePageResults()
  const rows = weeks && viewedInVain(weeks)
  return (
    <Panel
      name="vain"
      isCounted={false}
      error={error}
      retry={retry}
      rows={rows?.map(({page, views}) => ({
        key: page,
        link: (
          <a href={`${studioPath}/presentation?${new URLSearchParams({preview: page})}`}>{page}</a>
        ),
        facts: [t('vain.views', {count: views})],
      }))}
    />
  )
}
