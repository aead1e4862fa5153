import {Card, Stack, Text} from '@sanity/ui'
import {type ObjectInputProps, type Path, useFormValue, useTranslation} from 'sanity'

import {defaultLocale, isLocale, type Locale} from '../../../lib/i18n/locales'
import {type ByLanguage, valueIn} from '../../../lib/i18n/localized'
import {FigurePicker} from '../../figures/figure-picker'
import {SourceTexts} from '../../translations/translation-field'
import {ConfirmDialog} from '../../ui/confirm-dialog'
import {
  answerAt,
  type Grid,
  gridOf,
  canHaveAnswer,
  isCorner,
  type Layout,
  nameOf,
  type CellPosition,
  type StoredTable,
} from './grid'
import {tableMessages} from './messages'
import type {PastePlan} from './paste'
import {problemTones, TableCell} from './table-cell'
import {AnswerMenu, Toolbar} from './toolbar'
import {useEditing} from './use-editing'
import {type Problem, useProblems} from './use-problems'

/** The head that the site writes above the criteria. It repeats `messages/`, which would be bundled as a whole. */
const criterionLabel: ByLanguage<string> = {en: 'Criterion', fr: 'Critère'}

type Props = ObjectInputProps<StoredTable> & {layout: Layout}

/** Names rows and columns by their first cells, or by number while these are empty. */
function useNames({heads, rows}: Grid, {leading}: Layout, criterion: string) {
  const {t} = useTranslation(tableMessages.namespace)
  return {
    column: (index: number) =>
      index < leading ? criterion : heads[index] || t('head.new', {number: index + 1 - leading}),
    row: (index: number) =>
      index < 0 ? t('title') : rows[index]?.cells[0] || t('row.new', {number: index + 1}),
  }
}

function PasteDialog({plan, onAnswer}: {plan: PastePlan; onAnswer: (isAgreed: boolean) => void}) {
  const {t} = useTranslation(tableMessages.namespace)
  return (
    <ConfirmDialog
      title={t('paste.title')}
      agree={t('paste.confirm')}
      decline={t('paste.cancel')}
      onAgree={() => onAnswer(true)}
      onDecline={() => onAnswer(false)}
    >
      <Text size={1}>{t('paste.replaced', {count: plan.replaced})}</Text>
      {plan.addedRows > 0 && <Text size={1}>{t('paste.rows', {count: plan.addedRows})}</Text>}
      {plan.addedColumns > 0 && (
        <Text size={1}>{t('paste.columns', {count: plan.addedColumns})}</Text>
      )}
    </ConfirmDialog>
  )
}

/** The fields with the texts of a table. */
function fieldsOf(path: Path, {columns, rows = []}: StoredTable) {
  return [
    {path: [...path, 'columns'], value: columns},
    ...rows.flatMap(({_key, criterion, cells}) => [
      {path: [...path, 'rows', {_key}, 'criterion'], value: criterion},
      {path: [...path, 'rows', {_key}, 'cells'], value: cells},
    ]),
  ]
}

interface RowProps extends Pick<Props, 'layout'> {
  row: {key: string | null; cells: string[]}
  name: string
  columnName: (index: number) => string
  answerOf: (cell: CellPosition) => string
  locale: Locale
  readOnly: boolean
  active: CellPosition
  problems: Map<string, Problem>
  editing: Pick<ReturnType<typeof useEditing>, 'type' | 'onFocus' | 'onKeyDown' | 'onPaste'>
}

function Row({row: {key, cells}, layout, locale, readOnly, editing, ...props}: RowProps) {
  const {t} = useTranslation(tableMessages.namespace)
  return (
    <tr>
      {cells.map((text, column) => {
        const cell = {row: key, column}
        const name = nameOf(cell)
        const isFixed = isCorner(cell, layout)
        const columnName = props.columnName(column)
        const placeholder = key === null ? columnName : props.name
        return (
          <TableCell
            key={name}
            name={name}
            locale={locale}
            isHead={key === null}
            isFirst={column === 0}
            answer={props.answerOf(cell)}
            isActive={name === nameOf(props.active)}
            problem={props.problems.get(name)}
            value={isFixed ? columnName : text}
            title={isFixed ? t('corner') : undefined}
            readOnly={readOnly || isFixed}
            aria-label={t('cell', {row: props.name, column: columnName})}
            placeholder={key === null || column === 0 ? placeholder : undefined}
            onChange={(event) => editing.type(cell, event.currentTarget.value)}
            onFocus={() => editing.onFocus(cell)}
            onKeyDown={(event) => editing.onKeyDown(event, cell)}
            onPaste={(event) => editing.onPaste(event, cell)}
          />
        )
      })}
    </tr>
  )
}

/** A table as a grid of fields. */
export function TableEditor(props: Props) {
  const {layout, value = {}, readOnly = false} = props
  const {t} = useTranslation(tableMessages.namespace)
  const language = useFormValue(['language'])
  const locale = isLocale(language) ? language : defaultLocale
  const grid = gridOf(value, layout)
  const names = useNames(grid, layout, valueIn(criterionLabel, locale))
  const problems = useProblems(props, grid)
  const {root, active, pendingPaste, answerPaste, applyStep, stepOf, insertFigure, ...editing} =
    useEditing(props, grid)
  const rows = [{key: null, cells: grid.heads}, ...grid.rows]
  const end = {row: rows.at(-1)?.key ?? null, column: grid.heads.length - 1}

  return (
    <Stack gap={3} ref={root}>
      <Text size={1} weight="medium">
        {t('title')}
      </Text>
      <Text size={1} muted>
        {t('help')}
      </Text>
      {!readOnly && (
        <Toolbar
          isPossible={(operation) => stepOf(operation) !== null}
          onOperate={(operation) => applyStep(stepOf(operation))}
          onAdd={(what) => applyStep(stepOf(what === 'row' ? 'row.below' : 'column.after', end))}
        >
          {layout.leading > 0 && (
            <AnswerMenu
              disabled={!canHaveAnswer(active, layout)}
              chosen={answerAt(value, active, layout)}
              onChoose={editing.answer}
            />
          )}
          <FigurePicker locale={locale} disabled={isCorner(active, layout)} onPick={insertFigure} />
        </Toolbar>
      )}
      <Card border radius={1} overflow="auto" style={{maxHeight: '70vh'}}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table of fields. */}
        <table role="grid" aria-label={t('title')} style={{width: '100%', borderSpacing: 0}}>
          <tbody>
            {rows.map((row, index) => (
              <Row
                key={row.key}
                row={row}
                name={names.row(index - 1)}
                columnName={names.column}
                answerOf={(cell) => answerAt(value, cell, layout)}
                layout={layout}
                locale={locale}
                readOnly={readOnly}
                active={active}
                problems={problems.cells}
                editing={editing}
              />
            ))}
          </tbody>
        </table>
      </Card>
      {problems.whole.map(({level, message}) => (
        <Card key={message} padding={3} radius={2} tone={problemTones[level]}>
          <Text size={1}>{message}</Text>
        </Card>
      ))}
      <SourceTexts fields={fieldsOf(props.path, value)} title={t('title')} readOnly={readOnly} />
      {pendingPaste && <PasteDialog plan={pendingPaste.plan} onAnswer={answerPaste} />}
    </Stack>
  )
}
