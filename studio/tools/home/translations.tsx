import {useTranslation, useWorkspace} from 'sanity'
import {Link} from 'sanity/router'

import {locales} from '../../../lib/i18n/locales'
import {filterPairs, sideBySideHref, type JudgedPair} from '../translations/pairs'
import {usePairs} from '../translations/use-pairs'
import {Entry, ToolLink, useKind} from './entry'
import {Panel} from './panel'
import {homeWords} from './words'

interface Unfinished extends JudgedPair {
  state: 'missing' | 'untranslated' | 'outdated'
}

const isUnfinished = (pair: JudgedPair): pair is Unfinished =>
  pair.state !== null && pair.state !== 'complete'

function PairEntry({pair: {source, translation, state}}: {pair: Unfinished}) {
  const {t} = useTranslation(homeWords.namespace)
  const {basePath} = useWorkspace()
  const kindOf = useKind()
  const ids = translation ? [source.id, translation.id] : [source.id]
  const href = sideBySideHref(basePath, source.type, ids)
  return (
    <Entry
      link={<Link href={href}>{source.title || t('untitled')}</Link>}
      facts={[kindOf({_type: source.type, language: null}), t(`state.${state}`)]}
    />
  )
}

/** Translations that are missing, unfinished or out of date, by language. */
export function Translations() {
  const {t} = useTranslation(homeWords.namespace)
  const {basePath} = useWorkspace()
  const {pairs, isLoading, error, retry} = usePairs()
  const isChecked = pairs.every(({state}) => state !== null)
  const rows = filterPairs(pairs, {state: null, type: null, words: ''}).filter(isUnfinished)
  return locales.map((language) => (
    <Panel
      key={language}
      word="translations"
      title={t(`translations.${language}`)}
      rows={isLoading ? undefined : rows.filter((pair) => pair.language === language)}
      error={error}
      retry={retry}
      progress={isChecked ? undefined : t('translations.checking')}
      footer={<ToolLink href={`${basePath}/translations`} text={t('translations.all')} />}
      keyOf={({key}) => key}
    >
      {(pair) => <PairEntry pair={pair} />}
    </Panel>
  ))
}
