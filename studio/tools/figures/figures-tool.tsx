import {useState} from 'react'
import {
  useColorSchemeValue,
  useCurrentLocale,
  useDocumentValuePermissions,
  useTranslation,
} from 'sanity'
import {useRouterState} from 'sanity/router'

import {defaultLocale, isLocale} from '../../../lib/i18n/locales'
import {contentsOf} from '../../figures/stored-figures'
import {ClaimDetail} from './claim-detail'
import {ClaimList} from './claim-list'
import {Loading, NothingToShow} from './states'
import {Root} from './tool.styles'
import {useClaims} from './use-claims'
import {figuresToolWords} from './words'

/** The language of the site that is nearest to that of the Studio. */
function useLocaleOfStudio() {
  const [language = ''] = useCurrentLocale().id.split('-')
  return isLocale(language) ? language : defaultLocale
}

/** What the Content Lake is asked about: whether somebody may write the like of it. */
const newFigure = {_id: 'drafts.new-figure', _type: 'figure'}

/** All claims on one screen, with where each is used. */
export function FiguresTool() {
  const {t} = useTranslation(figuresToolWords.namespace)
  const scheme = useColorSchemeValue()
  const locale = useLocaleOfStudio()
  const claims = useClaims()
  const [now] = useState(Date.now)
  const id = useRouterState((state) => state['figure'] as string | undefined)
  const [mayCreate] = useDocumentValuePermissions({document: newFigure, permission: 'create'})
  const chosen = claims.claims.find((claim) => claim.id === id)

  if (claims.status === 'failed') {
    return (
      <Root data-scheme={scheme}>
        <NothingToShow word="failed" />
      </Root>
    )
  }
  return (
    <Root data-scheme={scheme}>
      {claims.status === 'loading' ? (
        <Loading />
      ) : (
        <div className="panes" data-chosen={id !== undefined}>
          <div className="pane claims">
            <ClaimList
              claims={claims}
              chosen={id}
              locale={locale}
              now={now}
              mayCreate={mayCreate?.granted ?? false}
            />
          </div>
          {id !== undefined && (
            <div className="pane">
              {chosen ? (
                <ClaimDetail
                  key={chosen.id}
                  claim={chosen}
                  figures={contentsOf(claims.claims)}
                  site={claims.site}
                  locale={locale}
                  now={now}
                />
              ) : (
                <p className="state soft">{t('gone')}</p>
              )}
            </div>
          )}
        </div>
      )}
    </Root>
  )
}
