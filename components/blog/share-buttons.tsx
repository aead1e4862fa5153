'use client'

import {type ReactNode, useEffect, useState} from 'react'

import {useBrowserValue} from '@/components/ui/browser-value'

interface Props {
  url: string
  title: string
  labels: {copy: string; copied: string; notCopied: string; shareWith: string}
  /** Rendered on the server to keep all icons out of the browser's bundle. */
  icons: {copy: ReactNode; copied: ReactNode; shareWith: ReactNode}
}

/** Milliseconds that a confirmation is shown. */
const stay = 5000

const canShare = () => 'share' in navigator

/** Copies the address, or opens the device's share sheet. */
export function ShareButtons({url, title, labels, icons}: Props) {
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
      <button
        type="button"
        className="button scripted"
        data-variant="quiet"
        data-size="small"
        onClick={() => void copy()}
      >
        {icons.copy}
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
          {icons.shareWith}
          {labels.shareWith}
        </button>
      )}
      <output className="scripted">
        {copied && icons.copied}
        {copied === false ? labels.notCopied : copied && labels.copied}
      </output>
    </>
  )
}
