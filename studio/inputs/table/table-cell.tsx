import {CheckmarkIcon} from '@sanity/icons/Checkmark'
import {CircleIcon} from '@sanity/icons/Circle'
import {CloseIcon} from '@sanity/icons/Close'
import {Box, Card, type CardTone, Flex, Stack, Text, TextArea} from '@sanity/ui'
import {type ComponentProps, type CSSProperties, type SyntheticEvent} from 'react'
import {useTranslation} from 'sanity'

import type {Locale} from '../../../lib/i18n/locales'
import type {Answer} from '../../../lib/sanity/options'
import {InterpolatedText} from '../../figures/interpolated-text'
import {tableMessages} from './messages'
import type {Problem} from './use-problems'

/** The icons of answers. */
export const answerIcons = {yes: CheckmarkIcon, no: CloseIcon, depends: CircleIcon}

/** The colors of validation messages. */
export const problemTones: Record<string, CardTone> = {error: 'critical', warning: 'caution'}

interface Props extends Omit<ComponentProps<typeof TextArea>, 'ref' | 'as' | 'lang'> {
  /** The name of the cell, by which the editor finds its field. */
  name: string
  locale: Locale
  isHead: boolean
  isFirst: boolean
  /** The answer, shown as an icon. */
  answer: string
  /** Whether the toolbar acts on this cell. */
  isActive: boolean
  problem: Problem | undefined
}

function AnswerIcon({answer}: {answer: Answer}) {
  const {t} = useTranslation(tableMessages.namespace)
  const Icon = answerIcons[answer]
  return (
    <Box paddingTop={3} paddingLeft={3} paddingRight={1}>
      <Text size={1} muted>
        <Icon aria-label={t(`answer.${answer}`)} />
      </Text>
    </Box>
  )
}

/** Makes a card a table cell; heads and first cells stay in sight while the grid scrolls. */
function styleOf(isHead: boolean, isFirst: boolean): CSSProperties {
  return {
    display: 'table-cell',
    minWidth: 160,
    verticalAlign: 'top',
    // What is positioned in a cell stays below the cells that stay in sight.
    isolation: 'isolate',
    ...((isHead || isFirst) && {position: 'sticky', zIndex: Number(isHead) + Number(isFirst)}),
    ...(isHead && {insetBlockStart: 0}),
    ...(isFirst && {insetInlineStart: 0}),
  }
}

function roleOf(isHead: boolean, isFirst: boolean) {
  if (isHead) return {as: 'th', role: 'columnheader', scope: 'col'} as const
  return isFirst
    ? ({as: 'th', role: 'rowheader', scope: 'row'} as const)
    : ({as: 'td', role: 'gridcell'} as const)
}

const focusField = ({currentTarget}: SyntheticEvent<HTMLElement>) =>
  currentTarget.querySelector('textarea')?.focus()

/** One cell: a field that grows with its text, and below it what visitors read or what is wrong. */
export function TableCell(props: Props) {
  const {name, locale, isHead, isFirst, answer, isActive, problem, ...field} = props
  const text = String(field.value)
  const tone = isHead || isFirst ? 'transparent' : 'default'
  return (
    <Card
      {...roleOf(isHead, isFirst)}
      data-cell={name}
      tone={problem ? problemTones[problem.level] : isActive ? 'primary' : tone}
      borderBottom
      borderRight
      aria-invalid={problem?.level === 'error'}
      style={styleOf(isHead, isFirst)}
      // A field is lower than its cell where a neighbor has more lines.
      onClick={focusField}
    >
      <Flex>
        {answer in answerIcons && <AnswerIcon answer={answer as Answer} />}
        <Box flex={1}>
          <TextArea
            {...field}
            border={false}
            fontSize={1}
            weight={isHead ? 'semibold' : 'regular'}
            rows={1}
            lang={locale}
            style={{fieldSizing: 'content', resize: 'none'}}
          />
        </Box>
      </Flex>
      {(problem || text.includes('{{')) && (
        <Stack gap={2} paddingX={3} paddingBottom={3}>
          <InterpolatedText text={text} locale={locale} isBrief={problem !== undefined} />
          {problem && <Text size={1}>{problem.message}</Text>}
        </Stack>
      )}
    </Card>
  )
}
