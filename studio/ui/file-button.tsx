import {UploadIcon} from '@sanity/icons/Upload'
import {Button} from '@sanity/ui'
import {useRef} from 'react'

import {ghostButton} from './styles'

interface Props {
  text: string
  /** As in an input of files. */
  accept: string
  multiple?: boolean
  loading?: boolean
  onChoose: (files: File[]) => void
}

/** A button that asks for files. */
export function FileButton({text, accept, multiple = false, loading, onChoose}: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        {...ghostButton}
        loading={loading ?? false}
        icon={UploadIcon}
        text={text}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        onChange={({currentTarget}) => {
          const files = Array.from(currentTarget.files ?? [])
          // The same file can be chosen again.
          currentTarget.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
    </>
  )
}
