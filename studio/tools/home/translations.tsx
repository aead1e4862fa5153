import {useTranslation, useWorkspace} from 'sanity'
import {Link} from 'sanity/router'

import {locales} from '../../../lib/i18n/locales'
import {filterPairs, sideBySideHref, type PairWithState} from '../translations/translation-pairs'
import {useTranslationPairs} from '../translations/use-translation-pairs'
import {useKind} from './listed-document'
import {homeMessages} from './messages'
import {Panel, ToolLink, type Row} from './panel'

interface Unfinished extends PairWithState {
  state: 'missing' | 'untranslated' | 'outdated'
}

/** Whether a translation is left to do. A missing one is not, while its source is meant to be shown in its place. */
const isUnfinished = (pair: PairWithState): pair is Unfinished =>
  pair.state !== null && pair.state !== 'complete' && !(pair.state === 'missing' && pair.isServed)

/** Translations that are missing, unfinished or out of date, by language. */
export function Translations() {
  const {t} = useTranslation(homeMessages.namespace)
  const {basePath} = useWorkspace()
  const kindOf = useKind()
  const {pairs, isLoading, error, retry} = useTranslationPairs()
  const isChecked = pairs.every(({state}) => state !== null)
  const unfinished = filterPairs(pairs, {state: null, type: null, search: ''}).filter(isUnfinished)
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
      name="translations"
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
