'use client'

import {NextStudio} from 'next-sanity/studio/client-component'
import {useSyncExternalStore} from 'react'

import config from '../../../sanity.config'
import {schemaTypesIn} from '../../../schemas'
import type {InterfaceLanguage} from '../../../schemas/bilingual'
import {interfaceLanguage, onInterfaceLanguage} from '../../../studio/i18n/interface-language'

/** Sanity capitalizes every word in the titles of dialogs, by an inline style. This keeps them as written. */
function TitlesAsWritten() {
  return <style>{'[style*="text-transform: capitalize"] {text-transform: none !important}'}</style>
}

/** Sanity keeps one title per type and field, so each interface language has its own schema. */
const configs: Record<InterfaceLanguage, typeof config> = {
  'en-US': config,
  'fr-FR': {...config, schema: {...config.schema, types: schemaTypesIn('fr-FR')}},
}

/** The whole Studio. The entry without `client-component` would load a script from Sanity's CDN. */
export function StudioApp() {
  const language = useSyncExternalStore(onInterfaceLanguage, interfaceLanguage, interfaceLanguage)
  return (
    <>
      <TitlesAsWritten />
      <NextStudio config={configs[language]} />
    </>
  )
}
