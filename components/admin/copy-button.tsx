'use client'

import {useState} from 'react'

import {Button} from '@/components/ui/button/button'

interface Props {
  text: string
  label: string
}

/** Copies a text, and says whether that worked. Hidden without script. */
export function CopyButton({text, label}: Props) {
  const [said, say] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say('Copied'),
      () => say('Not copied'),
    )
  return (
    <span className="scripted">
      <Button type="button" variant="quiet" size="small" onClick={() => void copy()}>
        {label}
      </Button>{' '}
      <output>{said}</output>
    </span>
  )
}
