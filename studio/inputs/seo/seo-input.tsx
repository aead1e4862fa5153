import {
  getPublishedId,
  type InputProps,
  type ObjectInputProps,
  useEditState,
  useFormValue,
} from 'sanity'

import type {PictureContent} from '../../../lib/sanity/content'
import {shareImage} from '../../../lib/sanity/image'
import {longest} from '../../../lib/seo/title'
import type {CountedField} from './length'
import {LengthCounter} from './length-counter'
import {type EditedDocument, previewOf} from './preview'
import {Previews} from './previews'
import {useSharedPicture} from './shared-picture'
import {useSiteFacts} from './site-facts'

interface Chosen {
  asset?: {_ref?: string}
  crop?: PictureContent['crop']
  hotspot?: PictureContent['hotspot']
}

/** The address of the picture that the editor chose, cropped as networks show it. */
function chosenPicture({asset, crop, hotspot}: Chosen = {}): string | null {
  if (!asset?._ref) return null
  const picture = {
    alt: '',
    crop: crop ?? null,
    hotspot: hotspot ?? null,
    asset: {_id: asset._ref, preview: null},
  }
  return shareImage(picture)?.url ?? null
}

function isCounted(name: unknown): name is CountedField {
  return typeof name === 'string' && name in longest
}

/** The fields for search and sharing with their lengths, and below them what they will look like. */
function SeoInput(props: ObjectInputProps) {
  const document = (useFormValue([]) ?? {}) as EditedDocument & {_id?: string}
  const {_id = '', _type = ''} = document
  const {published} = useEditState(getPublishedId(_id), _type)
  const facts = useSiteFacts([document.seo?.title, document.seo?.description])
  const preview = previewOf(document, facts)
  const own = chosenPicture(props.value?.['image'] as Chosen | undefined)
  const drawn = useSharedPicture(own ? null : preview.href, published?._rev)

  const renderInput = (input: Omit<InputProps, 'renderDefault'>) => {
    const name = input.path.at(-1)
    return (
      <>
        {props.renderInput(input)}
        {input.path.length === props.path.length + 1 && isCounted(name) && (
          <LengthCounter field={name} text={preview.own[name]} />
        )}
      </>
    )
  }

  const url = own ?? drawn
  return (
    <>
      {props.renderDefault({...props, renderInput})}
      <Previews
        preview={preview}
        siteName={facts.siteName}
        picture={url ? {url, isOwn: own !== null} : null}
      />
    </>
  )
}

/** The input of whatever the Studio asks for: the one above for search and sharing, Sanity's own for the rest. */
export function inputOf(props: InputProps) {
  if (props.schemaType.name === 'seo') return <SeoInput {...(props as ObjectInputProps)} />
  return props.renderDefault(props)
}
