'use client'

import {NextStudio} from 'next-sanity/studio/client-component'
import {useSyncExternalStore} from 'react'

import config from '../sanity.config'
import {schemaTypes} from '../schemas'
import {interfaceLanguage, onInterfaceLanguage} from './words/interface-language'
import type {StudioLanguage} from './words/locales'
import {frenchSchema} from './words/schemas'

/** Sanity keeps one title per type and field, so each interface language has its own schema. */
const configs: Record<StudioLanguage, typeof config> = {
  'en-US': config,
  'fr-FR': {...config, schema: {...config.schema, types: frenchSchema(schemaTypes)}},
}

/** The whole Studio. The entry without `client-component` would load a script from Sanity's CDN. */
export function StudioApp() {
  const language = useSyncExternalStore(onInterfaceLanguage, interfaceLanguage, interfaceLanguage)
  return <NextStudio config={configs[language]} />
}
