import {Card, Text} from '@sanity/ui'
import {useEffect, useSyncExternalStore} from 'react'
import {definePlugin, type NavbarProps, useTranslation} from 'sanity'

import {languageMessages} from './messages'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/** Says that the browser is offline, and asks before the page and its unsaved text are left. */
function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const {t} = useTranslation(languageMessages.namespace)
  useEffect(() => {
    if (isOnline) return undefined
    window.addEventListener('beforeunload', askBeforeLeaving)
    return () => window.removeEventListener('beforeunload', askBeforeLeaving)
  }, [isOnline])
  return (
    <Card as="output" tone="caution" paddingX={4} paddingY={isOnline ? 0 : 3}>
      {isOnline ? null : <Text size={1}>{t('offline')}</Text>}
    </Card>
  )
}

function NavbarWithNotice(props: NavbarProps) {
  return (
    <>
      {props.renderDefault(props)}
      <OfflineNotice />
    </>
  )
}

/** A notice below the navbar while the browser is offline. */
export const offlineNotice = definePlugin({
  name: 'offline-notice',
  studio: {components: {navbar: NavbarWithNotice}},
})
