import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {type FieldProps, type ObjectInputProps, useTranslation} from 'sanity'

import type {Layout, StoredTable} from './grid'
import {TableEditor} from './table-editor'
import {tableWords} from './words'

type Props = ObjectInputProps<StoredTable> & {layout: Layout}

interface ToggleProps {
  isGrid: boolean
  onToggle: () => void
}

function Head({isGrid, onToggle}: ToggleProps) {
  const {t} = useTranslation(tableWords.namespace)
  return (
    <Flex align="flex-end" gap={3}>
      <Stack gap={3} flex={1}>
        <Text size={1} weight="medium">
          {t('title')}
        </Text>
        {isGrid && (
          <Text size={1} muted>
            {t('help')}
          </Text>
        )}
      </Stack>
      <Button
        type="button"
        mode="bleed"
        fontSize={1}
        padding={2}
        text={t(isGrid ? 'as-fields' : 'as-grid')}
        onClick={onToggle}
      />
    </Flex>
  )
}

/** The fields of a table, with a grid in the place of its columns and rows; the Studio's own fields are a click away. */
export function TableInput({layout, ...props}: Props) {
  const [isGrid, setGrid] = useState(true)
  const toggle = <Head isGrid={isGrid} onToggle={() => setGrid(!isGrid)} />

  const renderField = (field: Omit<FieldProps, 'renderDefault'>) => {
    const isOwn = field.path.length === props.path.length + 1
    if (!isOwn || field.name !== 'columns') return props.renderField(field)
    return (
      <Stack gap={3}>
        {toggle}
        {isGrid ? <TableEditor {...props} layout={layout} /> : props.renderField(field)}
      </Stack>
    )
  }
  // The grid shows both.
  const members = props.members.filter(
    (member) => !isGrid || member.kind !== 'field' || member.name !== 'rows',
  )
  return props.renderDefault({...props, members, renderField})
}
