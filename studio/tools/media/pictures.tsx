import {Box, Card, Checkbox, Dialog, Flex, Grid, Stack, Text} from '@sanity/ui'
import {type CSSProperties, type ReactNode, useDeferredValue, useId, useState} from 'react'
import {useClient, useCurrentUser, useTranslation} from 'sanity'

import {apiVersion} from '../../../lib/sanity/api'
import {useLiveQuery} from '../../client/use-live-query'
import {mayChange} from '../../roles/roles'
import {FileButton} from '../../ui/file-button'
import {SearchInput} from '../../ui/search-input'
import {checkPicture} from '../../uploads/check'
import {report} from '../../uploads/checked-uploader'
import {mediaMessages} from './messages'
import {type Picture, picturesQuery} from './stored-pictures'

function UploadButton({text}: {text: string}) {
  const client = useClient({apiVersion})
  const upload = async (file: File) => {
    try {
      await client.assets.upload('image', await checkPicture(file), {filename: file.name})
    } catch (error) {
      report(file, error)
    }
  }
  const choose = (files: File[]) => void Promise.all(files.map(upload))
  return <FileButton text={text} accept="image/*" multiple onChoose={choose} />
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
        {pictures ? t('count', {count: pictures.length}) : '…'}
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
