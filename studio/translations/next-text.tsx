import {ArrowDownIcon} from '@sanity/icons/ArrowDown'
import {Button} from '@sanity/ui'
import {useEffect, useEffectEvent} from 'react'
import {useTranslation} from 'sanity'
import {usePaneRouter} from 'sanity/structure'

import {useOpenField} from '../ui/open-field'
import {bleedButton} from '../ui/styles'
import {translationsMessages} from './messages'

/** The path after `current` that needs work, from the top again after the last. */
export function nextPath(all: string[], open: Set<string>, current: string): string | undefined {
  const place = all.findLastIndex((path) => current.startsWith(path))
  const after = [...all.slice(place + 1), ...all.slice(0, place + 1)]
  return after.find((path) => open.has(path))
}

interface Props {
  /** The paths of all texts, from top to bottom. */
  all: string[]
  /** Those that need work. */
  open: Set<string>
}

/** Opens the next text that needs work, by a button or by its keys. */
export function NextText({all, open}: Props) {
  const {t} = useTranslation(translationsMessages.namespace)
  const {params} = usePaneRouter()
  const openField = useOpenField()
  const goOn = () => {
    const path = nextPath(all, open, params?.['path'] ?? '')
    if (path !== undefined) openField(path)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isHotkey = event.ctrlKey && event.altKey && event.code === 'KeyN'
    // AltGr, which writes a letter, counts as Ctrl and Alt on Windows.
    if (!isHotkey || event.getModifierState('AltGraph')) return
    event.preventDefault()
    goOn()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <Button
      {...bleedButton}
      icon={ArrowDownIcon}
      text={t('next')}
      title={t('next.keys')}
      aria-keyshortcuts="Control+Alt+N"
      onClick={goOn}
    />
  )
}
