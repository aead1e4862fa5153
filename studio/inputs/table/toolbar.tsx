import {AddIcon} from '@sanity/icons/Add'
import {ChevronDownIcon} from '@sanity/icons/ChevronDown'
import {RedoIcon} from '@sanity/icons/Redo'
import {UndoIcon} from '@sanity/icons/Undo'
import {Box, Button, Flex} from '@sanity/ui'
import {Menu, MenuButton, MenuItem} from '@sanity/ui/menu'
import {useId} from 'react'
import {useTranslation} from 'sanity'

import type {Locale} from '../../../lib/i18n/locales'
import {FigurePicker} from '../../figures/figure-picker'
import {tokenOf} from '../../figures/reading'
import {type Editing, operate} from './cell-events'
import {isCorner} from './grid'
import {newKey} from './new-key'
import {type Operation, stepOf} from './rows-and-columns'
import {tableWords} from './words'

const menus = {
  row: ['row.above', 'row.below', 'row.up', 'row.down', 'row.remove'],
  column: ['column.before', 'column.after', 'column.left', 'column.right', 'column.remove'],
} as const satisfies Record<string, Operation[]>

const hotkeys: Partial<Record<Operation, string[]>> = {
  'row.below': ['Alt', '↵'],
  'row.up': ['Alt', '↑'],
  'row.down': ['Alt', '↓'],
  'column.left': ['Alt', '←'],
  'column.right': ['Alt', '→'],
}

const dangerous = new Set<Operation>(['row.remove', 'column.remove'])

function OperationMenu({name, editing}: {name: keyof typeof menus; editing: Editing}) {
  const {t} = useTranslation(tableWords.namespace)
  const id = useId()
  const {
    table: {grid, layout},
    cells,
  } = editing
  const isPossible = (operation: Operation) =>
    stepOf(operation, {grid, at: cells.selection.focus, layout, newKey}) !== null
  return (
    <MenuButton
      id={id}
      // The focus goes to the cell that the operation leads to.
      __unstable_disableRestoreFocusOnClose
      button={
        <Button
          type="button"
          mode="bleed"
          fontSize={1}
          padding={2}
          iconRight={ChevronDownIcon}
          text={t(name)}
        />
      }
      menu={
        <Menu>
          {menus[name].map((operation) => (
            <MenuItem
              key={operation}
              fontSize={1}
              padding={3}
              text={t(operation)}
              {...(hotkeys[operation] ? {hotkeys: hotkeys[operation]} : {})}
              tone={dangerous.has(operation) ? 'critical' : 'default'}
              disabled={!isPossible(operation)}
              onClick={() => operate(editing, operation)}
            />
          ))}
        </Menu>
      }
      popover={{portal: true, placement: 'bottom-start'}}
    />
  )
}

function IconButton({
  icon,
  label,
  disabled = false,
  onClick,
}: {
  icon: typeof UndoIcon
  label: string
  disabled?: boolean
  onClick: () => void
}) {
  return (
    <Button
      type="button"
      mode="bleed"
      fontSize={1}
      padding={2}
      icon={icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    />
  )
}

interface AddButtonProps {
  text: string
  /** In full, for those who only hear it. */
  label: string
  onClick: () => void
}

function AddButton({text, label, onClick}: AddButtonProps) {
  return (
    <Button
      type="button"
      mode="bleed"
      fontSize={1}
      padding={2}
      icon={AddIcon}
      text={text}
      aria-label={label}
      onClick={onClick}
    />
  )
}

/** What can be done with the row, the column and the text of the active cell. */
export function Toolbar({editing, locale}: {editing: Editing; locale: Locale}) {
  const {t} = useTranslation(tableWords.namespace)
  const {table, cells} = editing
  const end = {row: table.grid.rows.length - 1, column: table.grid.heads.length - 1}
  const at = (focus: typeof end) => ({
    ...editing,
    cells: {...cells, selection: {anchor: focus, focus}},
  })
  return (
    <Flex role="toolbar" aria-label={t('title')} align="center" gap={1} wrap="wrap">
      <OperationMenu name="row" editing={editing} />
      <OperationMenu name="column" editing={editing} />
      <FigurePicker
        locale={locale}
        disabled={isCorner(cells.active, table.layout)}
        onPick={(key) => cells.insert(tokenOf(key))}
      />
      <IconButton
        icon={UndoIcon}
        label={t('undo')}
        disabled={!table.canUndo}
        onClick={table.undo}
      />
      <IconButton
        icon={RedoIcon}
        label={t('redo')}
        disabled={!table.canRedo}
        onClick={table.redo}
      />
      <Box flex={1} />
      <AddButton
        text={t('row')}
        label={t('add.row')}
        onClick={() => operate(at({row: end.row, column: 0}), 'row.below')}
      />
      <AddButton
        text={t('column')}
        label={t('add.column')}
        onClick={() => operate(at({row: -1, column: end.column}), 'column.after')}
      />
    </Flex>
  )
}
