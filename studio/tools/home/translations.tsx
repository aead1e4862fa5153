import {useTranslation, useWorkspace} from 'sanity'
import {Link} from 'sanity/router'

import {locales} from '../../../lib/i18n/locales'
import {filterPairs, sideBySideHref, type JudgedPair} from '../translations/pairs'
import {usePairs} from '../translations/use-pairs'
import {useKind} from './entry'
import {Panel, ToolLink, type Row} from './panel'
import {homeWords} from './words'

interface Unfinished extends JudgedPair {
  state: 'missing' | 'untranslated' | 'outdated'
}

const isUnfinished = (pair: JudgedPair): pair is Unfinished =>
  pair.state !== null && pair.state !== 'complete'

/** Translations that are missing, unfinished or out of date, by language. */
export function Translations() {
  const {t} = useTranslation(homeWords.namespace)
  const {basePath} = useWorkspace()
  const kindOf = useKind()
  const {pairs, isLoading, error, retry} = usePairs()
  const isChecked = pairs.every(({state}) => state !== null)
  const unfinished = filterPairs(pairs, {state: null, type: null, words: ''}).filter(isUnfinished)
  const rowOf = ({key, source, translation, state}: Unfinished): Row => {
    const ids = translation ? [source.id, translation.id] : [source.id]
    const href = sideBySideHref(basePath, source.type, ids)
    return {
      key,
      link: <Link href={href}>{source.title || t('untitled')}</Link>,
      facts: [kindOf({_type: source.type, language: null}), t(`state.${state}`)],
    }
  }
  return locales.map((language) => (
    <Panel
      key={language}
      word="translations"
      title={t(`translations.${language}`)}
      rows={
        isLoading ? undefined : unfinished.filter((pair) => pair.language === language).map(rowOf)
      }
      error={error}
      retry={retry}
      progress={isChecked ? undefined : t('translations.checking')}
      footer={<ToolLink href={`${basePath}/translations`} text={t('translations.all')} />}
    />
  ))
}
