import {Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useEffect, useRef} from 'react'
import {
  type ObjectInputProps,
  pathToString,
  useColorSchemeValue,
  useFormValue,
  useTranslation,
  useValidationStatus,
} from 'sanity'

import {defaultLocale, isLocale, type Locale} from '../../../lib/i18n/locales'
import {type Editing, useCellEvents} from './cell-events'
import {changedBy} from './changes'
import type {Layout, Place, StoredTable} from './grid'
import {newKey} from './new-key'
import {PasteDialog} from './paste-dialog'
import {pathOf, placeOf, problemsOf} from './problems'
import {beginning} from './rows-and-columns'
import {firstPosition, positionOf} from './selection'
import {TableGrid} from './table-grid'
import {Toolbar} from './toolbar'
import {useCells} from './use-cells'
import {usePaste} from './use-paste'
import {type Table, useTable} from './use-table'
import {tableWords} from './words'

type Props = ObjectInputProps<StoredTable> & {layout: Layout}

/** What the Studio's validation says of this table, below its own path. */
function useMarkers({path}: Pick<Props, 'path'>) {
  const {_id = '', _type = ''} = (useFormValue([]) ?? {}) as {_id?: string; _type?: string}
  const {validation} = useValidationStatus(_id, _type, false)
  const start = pathToString(path)
  return validation
    .filter((marker) => pathToString(marker.path.slice(0, path.length)) === start)
    .map(({level, message, path: full}) => ({level, message, path: full.slice(path.length)}))
}

/** Leads to the cell that a click elsewhere asks for: a validation message, or the preview of the page. */
function useAskedCell({focusPath}: Pick<Props, 'focusPath'>, {table, cells}: Editing) {
  const asked = pathToString(focusPath)
  const seen = useRef('')
  const latest = useRef({focusPath, table, cells})
  useEffect(() => {
    latest.current = {focusPath, table, cells}
  })
  useEffect(() => {
    if (seen.current === asked) return
    seen.current = asked
    const {focusPath: path, table: now, cells: its} = latest.current
    const place = placeOf(path, now.layout)
    const position = place && positionOf(now.grid, place)
    if (position && !its.hasFocus()) its.go(position)
  }, [asked])
}

function Empty({editing}: {editing: Editing}) {
  const {t} = useTranslation(tableWords.namespace)
  const {table, cells} = editing
  const {onPaste} = useCellEvents(editing)
  return (
    <Card
      padding={4}
      radius={2}
      border
      tone="transparent"
      tabIndex={0}
      aria-label={t('empty.title')}
      onPaste={onPaste}
    >
      <Stack gap={4}>
        <Stack gap={3}>
          <Text size={1} weight="medium">
            {t('empty.title')}
          </Text>
          <Text size={1} muted>
            {t('empty.text')}
          </Text>
        </Stack>
        {!table.isReadOnly && (
          <Flex>
            <Button
              type="button"
              mode="ghost"
              fontSize={1}
              text={t('empty.start')}
              onClick={() => {
                const changes = beginning(table.grid, newKey)
                table.edit(changes)
                const of = changedBy(table.grid, changes)
                cells.go(firstPosition(table.layout), {of})
              }}
            />
          </Flex>
        )}
      </Stack>
    </Card>
  )
}

/** What the last step did, with the way back; and what is wrong with the table as a whole. */
function Below({table, problems}: {table: Table; problems: {level: string; message: string}[]}) {
  const {t} = useTranslation(tableWords.namespace)
  const {note} = table
  return (
    <Stack gap={3}>
      {problems.map(({level, message}) => (
        <Card
          key={message}
          padding={3}
          radius={2}
          tone={level === 'error' ? 'critical' : 'caution'}
        >
          <Text size={1}>{message}</Text>
        </Card>
      ))}
      <Flex align="center" gap={2} style={{minHeight: 25}}>
        <Text as="output" size={1} muted>
          {note ? t(note.word, {count: note.count ?? 0}) : ''}
        </Text>
        {note?.canUndo && table.canUndo && (
          <Button
            type="button"
            mode="bleed"
            tone="primary"
            fontSize={1}
            padding={2}
            text={t('undo')}
            onClick={table.undo}
          />
        )}
      </Flex>
    </Stack>
  )
}

function useLocaleOfForm(): Locale {
  const language = useFormValue(['language'])
  return isLocale(language) ? language : defaultLocale
}

/** A table as a grid that is edited in place. */
export function TableEditor(props: Props) {
  const {layout} = props
  const table = useTable(props, layout)
  const {rootRef, fieldRef, ...cells} = useCells(table)
  const pasting = usePaste(table, cells)
  const editing = {
    table,
    cells,
    pasting,
    onFocus: (place: Place) => props.onPathFocus(pathOf(place, layout)),
  }
  const markers = useMarkers(props)
  const locale = useLocaleOfForm()
  const scheme = useColorSchemeValue()
  useAskedCell(props, editing)

  const {grid} = table
  const problems = problemsOf(markers, grid, layout)
  const isEmpty = grid.rows.length === 0 && grid.heads.length <= layout.leading
  return (
    <Stack gap={2}>
      {!isEmpty && !table.isReadOnly && <Toolbar editing={editing} locale={locale} />}
      <Box ref={rootRef}>
        {isEmpty ? (
          <Empty editing={editing} />
        ) : (
          <TableGrid
            editing={editing}
            fieldRef={fieldRef}
            problems={problems.cells}
            locale={locale}
            scheme={scheme}
            hasAnswers={layout.leading === 1}
          />
        )}
      </Box>
      <Below table={table} problems={problems.whole} />
      {pasting.asked && <PasteDialog pasting={pasting} />}
    </Stack>
  )
}
