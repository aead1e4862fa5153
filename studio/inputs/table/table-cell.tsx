import {CheckmarkIcon} from '@sanity/icons/Checkmark'
import {CircleIcon} from '@sanity/icons/Circle'
import {CloseIcon} from '@sanity/icons/Close'
import {memo, type RefObject} from 'react'
import {useTranslation} from 'sanity'

import {type Answer, readCell} from '../../../components/comparison-table/answer'
import type {Locale} from '../../../lib/i18n/locales'
import {FigureReading} from '../../figures/figure-reading'
import {comparisonWords} from './comparison-words'
import type {Problem} from './problems'
import {tableWords} from './words'

const icons = {yes: CheckmarkIcon, no: CloseIcon, depends: CircleIcon}

interface Props {
  row: number
  column: number
  text: string
  /** What its row and its column are called aloud. */
  rowName: string
  columnName: string
  /** Shown where the cell has no text yet. */
  placeholder: string | null
  locale: Locale
  /** What a comparison's cell begins with is shown as an icon. */
  hasAnswer: boolean
  isCorner: boolean
  isActive: boolean
  isSelected: boolean
  isReadOnly: boolean
  problem: Problem | undefined
  fieldRef: RefObject<HTMLTextAreaElement | null>
  /** Set while somebody writes in this cell. */
  onWrite: ((text: string) => void) | null
}

function AnswerIcon({answer}: {answer: Answer}) {
  const {t} = useTranslation(tableWords.namespace)
  const Icon = icons[answer]
  return <Icon aria-label={t(`answer.${answer}`)} />
}

function Words({text, locale, hasAnswer}: Pick<Props, 'text' | 'locale' | 'hasAnswer'>) {
  const {answer} = hasAnswer ? readCell(text, comparisonWords[locale]) : {}
  return (
    <>
      {answer && <AnswerIcon answer={answer} />}
      {/* The last line would not be seen while it is empty. */}
      <span className="words">{text.endsWith('\n') ? `${text} ` : text}</span>
    </>
  )
}

interface FieldProps {
  fieldRef: RefObject<HTMLTextAreaElement | null>
  onWrite: (text: string) => void
  text: string
  label: string
  locale: Locale
}

function Field({fieldRef, onWrite, text, label, locale}: FieldProps) {
  return (
    <textarea
      ref={fieldRef}
      rows={1}
      lang={locale}
      spellCheck
      value={text}
      aria-label={label}
      onChange={(event) => onWrite(event.currentTarget.value)}
    />
  )
}

function roleOf(row: number, column: number) {
  if (row < 0) return {Tag: 'th', role: 'columnheader', scope: 'col'} as const
  if (column === 0) return {Tag: 'th', role: 'rowheader', scope: 'row'} as const
  return {Tag: 'td', role: 'gridcell'} as const
}

/** One cell of a table: its text as the site will show it, and a field over it while somebody writes. */
export const TableCell = memo(function Cell(props: Props) {
  const {t} = useTranslation(tableWords.namespace)
  const {row, column, text, locale, problem, onWrite, isActive, isCorner} = props
  const {Tag, ...role} = roleOf(row, column)
  return (
    <Tag
      {...role}
      data-cell={`${row}:${column}`}
      data-row={row}
      data-column={column}
      data-active={isActive}
      data-corner={isCorner}
      data-problem={problem?.level}
      tabIndex={isActive && !onWrite ? 0 : -1}
      aria-selected={props.isSelected}
      aria-readonly={props.isReadOnly || isCorner}
      aria-invalid={problem?.level === 'error'}
      aria-colindex={column + 1}
    >
      <div className="text" lang={locale}>
        {text ? (
          <Words text={text} locale={locale} hasAnswer={props.hasAnswer} />
        ) : (
          <span className="words placeholder">{props.placeholder}</span>
        )}
      </div>
      <FigureReading
        className="reads"
        text={text}
        locale={locale}
        isBrief={problem !== undefined}
      />
      {problem && (
        <span className="problem" data-level={problem.level}>
          {problem.message}
        </span>
      )}
      {onWrite && (
        <Field
          fieldRef={props.fieldRef}
          onWrite={onWrite}
          text={text}
          label={t('cell', {row: props.rowName, column: props.columnName})}
          locale={locale}
        />
      )}
    </Tag>
  )
})
