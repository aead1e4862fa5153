import {
  getPublishedId,
  type InputProps,
  type ObjectInputProps,
  useEditState,
  useFormValue,
} from 'sanity'

import {isLocale} from '../../../lib/i18n/locales'
import {shareImage} from '../../../lib/sanity/assets'
import type {PictureContent} from '../../../lib/sanity/types'
import {longest, shortestDescription} from '../../../lib/seo/title'
import {isJsonObject} from '../../../lib/server/json'
import {useLiveQuery} from '../../client/use-live-query'
import {referredIds} from '../../translations/translation-plan'
import type {Limits} from '../length/length'
import {LengthCounter} from '../length/length-counter'
import {GapList} from './gap-list'
import {gapsIn} from './gaps'
import {type EditedDocument, previewOf, textsInstead} from './preview'
import {Previews} from './previews'
import {useSharedPicture} from './shared-picture'
import {useSiteFacts} from './site-facts'

/** The ids of a document's pictures that the media library describes in its language. */
function useDescribedPictures(document: unknown): Set<string> {
  const language = isJsonObject(document) ? document['language'] : undefined
  const ids = referredIds(document).filter((id) => id.startsWith('image-'))
  const isAsked = isLocale(language) && ids.length > 0
  const {data} = useLiveQuery<string[]>({
    fetch: isAsked ? `*[_id in $ids && defined(altText.${language})]._id` : null,
    listen: '*[_id in $ids]',
    params: {ids},
  })
  return new Set(data)
}

interface Chosen {
  asset?: {_ref?: string}
  crop?: PictureContent['crop']
  hotspot?: PictureContent['hotspot']
}

/** The URL of the chosen picture, cropped as networks show it. */
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

/** The limits of fields that search results cut. */
const limits: Record<keyof typeof longest, Limits> = {
  title: {most: longest.title},
  description: {most: longest.description, fewest: shortestDescription},
}

function isLimited(name: unknown): name is keyof typeof limits {
  return typeof name === 'string' && name in limits
}

/** The fields for search and sharing with their lengths and previews. */
export function SeoInput(props: ObjectInputProps) {
  const document = (useFormValue([]) ?? {}) as EditedDocument & {_id?: string}
  const {_id = '', _type = ''} = document
  const {published} = useEditState(getPublishedId(_id), _type)
  const instead = textsInstead(document)
  const facts = useSiteFacts([
    document.seo?.title,
    document.seo?.description,
    ...Object.values(instead),
  ])
  const described = useDescribedPictures(document)
  const preview = previewOf(document, facts)
  const own = chosenPicture(props.value?.['image'] as Chosen | undefined)
  const rendered = useSharedPicture(own ? null : preview.href, published?._rev)

  const renderInput = (input: Omit<InputProps, 'renderDefault'>) => {
    const name = input.path.at(-1)
    return (
      <>
        {props.renderInput(input)}
        {input.path.length === props.path.length + 1 && isLimited(name) && (
          <LengthCounter limits={limits[name]} text={preview.own[name]} />
        )}
      </>
    )
  }

  const url = own ?? rendered.url
  return (
    <>
      {props.renderDefault({...props, renderInput})}
      <GapList gaps={gapsIn({...document}, preview.own, described)} />
      <Previews
        preview={preview}
        siteName={facts.siteName}
        picture={url ? {url, isOwn: own !== null} : null}
        failed={{facts: facts.failed, picture: rendered.failed}}
      />
    </>
  )
}
