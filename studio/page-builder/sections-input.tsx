import {Button} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {createContext, useContext, useId} from 'react'
import {
  type ArrayOfObjectsInputProps,
  insert,
  type ObjectItem,
  type ObjectItemProps,
  useFormValue,
  useTranslation,
} from 'sanity'

import {pageBuilderMessages} from './messages'

type SectionsProps = ArrayOfObjectsInputProps<ObjectItem>

type Begin = (item: ObjectItem) => Promise<ObjectItem>

/** How long the offer to restore a section stays, in milliseconds. */
const offerTime = 15_000

/** Whether a section was just chosen from the menu: it holds its key and type only. */
function isNew(item: ObjectItem): boolean {
  return Object.keys(item).every((name) => name === '_key' || name === '_type')
}

/** Fills new sections with their initial values in the language of the document. */
function useBeginnings({schemaType, resolveInitialValue}: SectionsProps): Begin {
  const language = useFormValue(['language'])

  return async (item) => {
    const type = schemaType.of.find(({name}) => name === item._type)
    if (!type || !isNew(item)) return item
    return {...(await resolveInitialValue(type, {language})), ...item}
  }
}

/** Announces a removal, with a button that restores the section where it was. */
function usePutBack({value, schemaType, onChange}: SectionsProps) {
  const toast = useToast()
  const id = useId()
  const {t} = useTranslation(pageBuilderMessages.namespace)

  return (item: ObjectItem) => {
    const sections = value ?? []
    const before = sections[sections.findIndex(({_key}) => _key === item._key) - 1]
    const patch = before
      ? insert([item], 'after', [{_key: before._key}])
      : insert([item], 'before', [0])
    const section = schemaType.of.find(({name}) => name === item._type)?.title ?? ''
    const putBack = () => {
      onChange(patch)
      toast.push({id, status: 'success', title: t('restored', {section})})
    }
    toast.push({
      id,
      status: 'info',
      duration: offerTime,
      closable: true,
      title: t('removed', {section}),
      description: <Button mode="ghost" text={t('put-back')} onClick={putBack} />,
    })
  }
}

/** Inserts filled sections; on an error Sanity inserts them and reports it. */
function filledBy(begin: Begin) {
  return <Insert extends {items: ObjectItem[]}>(add: (event: Insert) => void) =>
    (event: Insert) => {
      void Promise.all(event.items.map(begin)).then(
        (items) => add({...event, items, skipInitialValue: true}),
        () => add(event),
      )
    }
}

/** How a new section is filled. Sanity's list draws its items by itself, whatever `renderItem` it is given. */
const BeginContext = createContext<Begin>((item) => Promise.resolve(item))

/** Called after a section is removed. */
const RemovedContext = createContext<(item: ObjectItem) => void>(() => undefined)

/** The sections of a page: new ones begin in its language, and removed ones can be restored. */
export function SectionsInput(props: SectionsProps) {
  const begin = useBeginnings(props)
  const offerBack = usePutBack(props)
  const insertFilled = filledBy(begin)(props.onInsert)

  return (
    <BeginContext value={begin}>
      <RemovedContext value={offerBack}>
        {props.renderDefault({
          ...props,
          onInsert: insertFilled,
          onItemAppend: (item: ObjectItem) =>
            insertFilled({items: [item], position: 'after', referenceItem: -1}),
          onItemPrepend: (item: ObjectItem) =>
            insertFilled({items: [item], position: 'before', referenceItem: 0}),
        })}
      </RemovedContext>
    </BeginContext>
  )
}

/** A section in the list, with the same inserts and the same way back. */
export function SectionItem(props: ObjectItemProps) {
  const begin = useContext(BeginContext)
  const offerBack = useContext(RemovedContext)
  return props.renderDefault({
    ...props,
    onInsert: filledBy(begin)(props.onInsert),
    onRemove: () => {
      props.onRemove()
      offerBack(props.value)
    },
  })
}
