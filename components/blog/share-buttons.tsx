'use client'

import {useEffect, useState} from 'react'

import {useBrowserValue} from '@/components/ui/browser-value'
import {Button} from '@/components/ui/button/button'
import {Icon} from '@/components/ui/icon/icon'

interface Props {
  url: string
  title: string
  labels: {copy: string; copied: string; notCopied: string; shareWith: string}
}

/** Milliseconds that a confirmation is shown. */
const stay = 5000

const canShare = () => 'share' in navigator

/** Copies the address, or opens the device's share sheet. */
export function ShareButtons({url, title, labels}: Props) {
  const [copied, setCopied] = useState<boolean>()
  const shares = useBrowserValue(canShare, false)
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
      <Button type="button" variant="quiet" size="small" onClick={() => void copy()}>
        <Icon name="link" />
        {labels.copy}
      </Button>
      {shares && (
        <Button
          type="button"
          variant="quiet"
          size="small"
          onClick={() => void navigator.share({url, title}).catch(() => {})}
        >
          <Icon name="share-2" />
          {labels.shareWith}
        </Button>
      )}
      <output>
        {copied && <Icon name="check" />}
        {copied === false ? labels.notCopied : copied && labels.copied}
      </output>
    </>
  )
}
