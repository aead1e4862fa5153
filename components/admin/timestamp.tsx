'use client'

import {useBrowserValue} from '@/components/ui/browser-value'
import {isoTimestamp} from '@/lib/admin/timestamp'

import {localTime, missing, utcTime} from './times'

interface Props {
  at: string | null
  /** Whether the place itself says that times are in UTC. */
  zoneIsKnown?: boolean
}

/** A time in UTC, and as its title and beside it, with script, in the reader's time zone. */
export function Timestamp({at, zoneIsKnown = false}: Props) {
  const local = useBrowserValue(() => localTime(at), '')
  if (!at) return missing
  return (
    <time dateTime={isoTimestamp(at)} title={local || undefined}>
      {utcTime(at)}
      {!zoneIsKnown && ' UTC'}
      {local && <span className="local"> ({local})</span>}
    </time>
  )
}
