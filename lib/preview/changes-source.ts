import 'server-only'
import {serverEnv} from '../platform/env'
import {apiVersion} from '../platform/sanity/api-version'
import {client} from '../platform/sanity/client'
import type {ChangesSource} from './changes'

/**
 * Settings with which an editor's browser subscribes to changes; null without a token. They contain the read-only
 * token, so send them to previews only.
 */
export function changesSource(): ChangesSource | null {
  const {readToken: token} = serverEnv()
  const {projectId = '', dataset = '', apiHost, useProjectHostname} = client.config()
  return token ? {projectId, dataset, apiHost, useProjectHostname, apiVersion, token} : null
}
