import {ImageIcon} from '@sanity/icons/Image'
import {Card} from '@sanity/ui'
import {useRef, useState} from 'react'
import {type AssetSourceComponentProps, definePlugin} from 'sanity'

import {PictureDialog} from './picture-dialog'
import {Pictures, PicturesDialog} from './pictures'
import type {Picture} from './stored-pictures'

function MediaTool() {
  const [chosen, setChosen] = useState<Picture | null>(null)
  const opener = useRef<Element>(null)
  const open = (picture: Picture) => {
    opener.current = document.activeElement
    setChosen(picture)
  }
  const close = () => {
    setChosen(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <Card height="fill" overflow="auto" padding={4}>
      <Pictures onChoose={open} />
      {chosen && <PictureDialog key={chosen._id} picture={chosen} onClose={close} />}
    </Card>
  )
}

function ChoosePicture({dialogHeaderTitle, onClose, onSelect}: AssetSourceComponentProps) {
  return (
    <PicturesDialog
      title={dialogHeaderTitle}
      onClose={onClose}
      onChoose={({_id}) => onSelect([{kind: 'assetDocumentId', value: _id}])}
    />
  )
}

/** The library of pictures, as a tool and where a field chooses one. */
export const mediaLibrary = definePlugin({
  name: 'media-library',
  tools: [{name: 'media', title: 'Media', icon: ImageIcon, component: MediaTool}],
  form: {
    image: {
      assetSources: (sources) =>
        sources.map((source) => Object.assign({}, source, {component: ChoosePicture})),
    },
  },
})
