import {ComponentIcon} from '@sanity/icons/Component'
import {LinkRemovedIcon} from '@sanity/icons/LinkRemoved'
import {Button, Flex, Stack} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import type {ReactElement} from 'react'
import {
  type ObjectItem,
  type ObjectItemProps,
  set,
  useClient,
  useFormValue,
  usePerspective,
  useTranslation,
} from 'sanity'

import {apiVersion} from '../../lib/sanity/api'
import {sharedSection} from '../../schemas/documents/shared-section'
import {shareableSections} from '../../schemas/sections'
import {useFailureText} from '../client/failure-text'
import {ghostButton} from '../ui/styles'
import {pageBuilderMessages} from './messages'
import {nameOf} from './section-items'

type Section = ObjectItem & {_ref?: string; heading?: unknown}

const {name: type} = sharedSection
const shareable = new Set<string>(shareableSections.map(({name}) => name))

const sectionQuery = /* groq */ `*[_id == $id][0].sections[0]`

/** Moves a section between a page and a document of its own. A failure is reported, and changes nothing. */
function useSharing({value, schemaType, inputProps, onClose}: ObjectItemProps<Section>) {
  const {perspectiveStack} = usePerspective()
  const client = useClient({apiVersion}).withConfig({perspective: perspectiveStack, useCdn: false})
  const language = useFormValue(['language'])
  const {push} = useToast()
  const failureText = useFailureText()
  const {heading, _key, _ref: id} = value

  const keep = async () => {
    const title = nameOf(heading, schemaType.title ?? type)
    const created = {_id: crypto.randomUUID(), _type: type, title, language, sections: [value]}
    await client.create(created)
    onClose()
    inputProps.onChange(set({_type: 'reference', _key, _ref: created._id}))
  }
  const own = async () => {
    const section = await client.fetch<ObjectItem | null>(sectionQuery, {id})
    if (section) inputProps.onChange(set({...section, _key}))
  }
  const attempt = (work: () => Promise<void>) => () =>
    void work().catch(async (error: unknown) =>
      push({status: 'error', title: await failureText(error)}),
    )
  return {keep: attempt(keep), own: attempt(own)}
}

/** A section of a page that can be shared, or the reference to a shared one that the page can make its own. */
export function SharingItem(props: ObjectItemProps<Section>): ReactElement {
  const {t} = useTranslation(pageBuilderMessages.namespace)
  const {keep, own} = useSharing(props)
  const {value, children} = props
  if (value._ref) {
    return (
      <Stack gap={1}>
        {props.renderDefault(props)}
        <Flex justify="flex-end">
          <Button {...ghostButton} icon={LinkRemovedIcon} text={t('own')} onClick={own} />
        </Flex>
      </Stack>
    )
  }
  if (!shareable.has(value._type ?? '')) return props.renderDefault(props)
  return props.renderDefault({
    ...props,
    children: (
      <Stack gap={4}>
        <Flex justify="flex-end">
          <Button {...ghostButton} icon={ComponentIcon} text={t('keep')} onClick={keep} />
        </Flex>
        {children}
      </Stack>
    ),
  })
}
