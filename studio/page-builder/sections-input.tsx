import {Button} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {createContext, useContext, useId} from 'react'
import {
  type ArrayOfObjectsInputProps,
  isReferenceSchemaType,
  type ObjectItem,
  type ObjectItemProps,
  useFormValue,
  useTranslation,
} from 'sanity'

import {pageBuilderMessages} from './messages'
import {isNew, puttingBack} from './section-items'
import {SharingItem} from './sharing'

type SectionsProps = ArrayOfObjectsInputProps<ObjectItem>

type Initialize = (item: ObjectItem) => Promise<ObjectItem>

/** How long the offer to restore a section stays, in milliseconds. */
const offerTime = 15_000

/** Fills new sections with their initial values in the language of the document. */
function useInitialize({schemaType, resolveInitialValue}: SectionsProps): Initialize {
  const language = useFormValue(['language'])

  return async (item) => {
    const type = schemaType.of.find(({name}) => name === item._type)
    if (!type || !isNew(item)) return item
    return {...(await resolveInitialValue(type, {language})), ...item}
  }
}

/** Reports a removal, with a button that restores the section in its place. */
function useUndoRemoval({value, schemaType, onChange}: SectionsProps) {
  const toast = useToast()
  const id = useId()
  const {t} = useTranslation(pageBuilderMessages.namespace)

  return (item: ObjectItem) => {
    const patch = puttingBack(item, value ?? [])
    const section = schemaType.of.find(({name}) => name === item._type)?.title ?? ''
    const restore = () => {
      onChange(patch)
      toast.push({id, status: 'success', title: t('restored', {section})})
    }
    toast.push({
      id,
      status: 'info',
      duration: offerTime,
      closable: true,
      title: t('removed', {section}),
      description: <Button mode="ghost" text={t('put-back')} onClick={restore} />,
    })
  }
}

/** Initializes sections before they are inserted. On an error, Sanity inserts them empty and reports it. */
function initializing<Insert extends {items: ObjectItem[]}>(
  initialize: Initialize,
  add: (event: Insert) => void,
) {
  return (event: Insert) => {
    void Promise.all(event.items.map(initialize)).then(
      (items) => add({...event, items, skipInitialValue: true}),
      () => add(event),
    )
  }
}

/** Initializes a new section. It is in a context, because Sanity's list ignores `renderItem`. */
const InitializeContext = createContext<Initialize>((item) => Promise.resolve(item))

const RemovedContext = createContext<(item: ObjectItem) => void>(() => undefined)

/** The sections of a page: new ones begin in its language, and removed ones can be restored. */
export function SectionsInput(props: SectionsProps) {
  const initialize = useInitialize(props)
  const offerUndo = useUndoRemoval(props)
  const insertInitialized = initializing(initialize, props.onInsert)

  return (
    <InitializeContext value={initialize}>
      <RemovedContext value={offerUndo}>
        {props.renderDefault({
          ...props,
          onInsert: insertInitialized,
          onItemAppend: (item: ObjectItem) =>
            insertInitialized({items: [item], position: 'after', referenceItem: -1}),
          onItemPrepend: (item: ObjectItem) =>
            insertInitialized({items: [item], position: 'before', referenceItem: 0}),
        })}
      </RemovedContext>
    </InitializeContext>
  )
}

/** An item of the list; sections inserted beside it are initialized, and its removal can be undone. */
export function SectionItem(props: ObjectItemProps) {
  const initialize = useContext(InitializeContext)
  const offerUndo = useContext(RemovedContext)
  const item = {
    ...props,
    onInsert: initializing(initialize, props.onInsert),
    onRemove: () => {
      props.onRemove()
      offerUndo(props.value)
    },
  }
  const mayShare = !props.readOnly && props.parentSchemaType.of.some(isReferenceSchemaType)
  return mayShare ? <SharingItem {...item} /> : props.renderDefault(item)
}
