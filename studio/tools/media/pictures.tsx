import {UploadIcon} from '@sanity/icons/Upload'
import {Box, Button, Card, Checkbox, Dialog, Flex, Grid, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {type CSSProperties, type ReactNode, useDeferredValue, useId, useRef, useState} from 'react'
import {useClient, useCurrentUser, useTranslation} from 'sanity'

import {apiVersion} from '../../../lib/sanity/api'
import {pictureTypes} from '../../../schemas/objects/picture'
import {useFailureText} from '../../client/failure-text'
import {useLiveQuery} from '../../client/use-live-query'
import {mayChange} from '../../roles/roles'
import {SearchInput} from '../../ui/search-input'
import {ghostButton} from '../../ui/styles'
import {mediaMessages} from './messages'
import {mostPictures, type Picture, picturesQuery} from './stored-pictures'

/** Uploads chosen files, and reports each that is refused. */
function UploadButton({text}: {text: string}) {
  const client = useClient({apiVersion})
  const {push} = useToast()
  const failureText = useFailureText()
  const input = useRef<HTMLInputElement>(null)
  const upload = (file: File) =>
    client.assets
      .upload('image', file, {filename: file.name})
      .catch(async (error: unknown) =>
        push({status: 'error', title: file.name, description: await failureText(error)}),
      )
  return (
    <>
      <Button
        {...ghostButton}
        icon={UploadIcon}
        text={text}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        multiple
        hidden
        onChange={({currentTarget}) => {
          void Promise.all(Array.from(currentTarget.files ?? [], upload))
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

interface ThumbnailProps {
  picture: Picture
  width: number
  style: CSSProperties
}

/** A picture as a whole. */
export function Thumbnail({picture: {url}, width, style}: ThumbnailProps) {
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- the Studio is no page of Next.js
    <img
      src={`${url}?w=${width}&fit=max`}
      alt=""
      loading="lazy"
      style={{width: '100%', objectFit: 'contain', ...style}}
    />
  )
}

interface Props {
  onChoose: (picture: Picture) => void
}

/** All pictures, newest first, with a search and a filter. */
export function Pictures({onChoose}: Props) {
  const {t} = useTranslation(mediaMessages.namespace)
  const mayUpload = mayChange(useCurrentUser(), 'sanity.imageAsset')
  const [typed, setTyped] = useState('')
  const [unused, setUnused] = useState(false)
  const {data} = useLiveQuery<Picture[]>({
    fetch: picturesQuery,
    listen: '*[_type == "sanity.imageAsset"]',
    params: {words: `${useDeferredValue(typed.trim())}*`, unused},
  })
  // The last answer stays while somebody types.
  const [pictures, setPictures] = useState(data)
  if (data && data !== pictures) setPictures(data)
  const shownCount = ({length}: Picture[]) =>
    length < mostPictures ? t('count', {count: length}) : t('newest', {most: mostPictures})
  return (
    <Stack gap={4}>
      <Flex gap={4} align="center" wrap="wrap">
        <Box flex={1}>
          <SearchInput label={t('search')} value={typed} onChange={setTyped} />
        </Box>
        <Flex as="label" gap={2} align="center">
          <Checkbox checked={unused} onChange={(event) => setUnused(event.currentTarget.checked)} />
          <Text size={1}>{t('unused')}</Text>
        </Flex>
        {mayUpload && <UploadButton text={t('upload')} />}
      </Flex>
      <Text size={1} muted>
        {pictures ? shownCount(pictures) : '…'}
      </Text>
      <Grid gridTemplateColumns={[2, 3, 4, 5, 6]} gap={3}>
        {pictures?.map((picture) => (
          <Card key={picture._id} as="button" padding={2} onClick={() => onChoose(picture)}>
            <Stack gap={3}>
              <Thumbnail picture={picture} width={480} style={{aspectRatio: '3 / 2'}} />
              <Text size={1} textOverflow="ellipsis">
                {picture.originalFilename ?? picture._id}
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  )
}

/** Asks for a picture. */
export function PicturesDialog(props: Props & {title: ReactNode; onClose: () => void}) {
  return (
    <Dialog id={useId()} width={3} header={props.title} onClose={props.onClose}>
      <Box padding={4}>
        <Pictures onChoose={props.onChoose} />
      </Box>
    </Dialog>
  )
}
