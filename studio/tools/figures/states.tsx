import {Button, Spinner} from '@sanity/ui'
import {useTranslation} from 'sanity'

import {figuresToolWords} from './words'

type Word = 'failed' | 'empty' | 'none' | 'choose'

/** What stands where there is no figure to show, and what to do about it. */
export function NothingToShow({word, onClear}: {word: Word; onClear?: () => void}) {
  const {t} = useTranslation(figuresToolWords.namespace)
  return (
    <div className="state" role={word === 'failed' ? 'alert' : undefined}>
      <h2>{t(`${word}.title`)}</h2>
      <p className="soft">{t(`${word}.text`)}</p>
      {onClear && (
        <Button type="button" mode="ghost" fontSize={1} text={t('none.clear')} onClick={onClear} />
      )}
    </div>
  )
}

/** What stands where figures are being read. */
export function Loading() {
  const {t} = useTranslation(figuresToolWords.namespace)
  return (
    <output className="state">
      <Spinner muted />
      <span className="soft">{t('loading')}</span>
    </output>
  )
}
