'use client'

import Check from 'lucide-react/icons/check'
import Link from 'lucide-react/icons/link'
import Share from 'lucide-react/icons/share-2'
import {useEffect, useState, useSyncExternalStore} from 'react'

interface Props {
  url: string
  title: string
  labels: {copy: string; copied: string; notCopied: string; shareWith: string}
}

/** How long a confirmation stays, in milliseconds. */
const stay = 5000

const icon = {className: 'icon', 'aria-hidden': true, strokeWidth: 1.5}

const unchanging = () => () => {}
const canShare = () => 'share' in navigator

/** What only a script can do for those who share: copy the address, or hand it to the apps of the device. */
export function ShareButtons({url, title, labels}: Props) {
  const [copied, setCopied] = useState<boolean>()
  const shares = useSyncExternalStore(unchanging, canShare, () => false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(undefined), stay)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    setCopied(
      (await navigator.clipboard?.writeText(url).then(
        () => true,
        () => false,
      )) ?? false,
    )
  }
  return (
    <>
      <button
        type="button"
        className="button scripted"
        data-variant="quiet"
        data-size="small"
        onClick={() => void copy()}
      >
        <Link {...icon} />
        {labels.copy}
      </button>
      {shares && (
        <button
          type="button"
          className="button scripted"
          data-variant="quiet"
          data-size="small"
          onClick={() => void navigator.share({url, title}).catch(() => {})}
        >
          <Share {...icon} />
          {labels.shareWith}
        </button>
      )}
      <output className="scripted">
        {copied && <Check {...icon} />}
        {copied === false ? labels.notCopied : copied && labels.copied}
      </output>
    </>
  )
}
