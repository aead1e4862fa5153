import {AddIcon} from '@sanity/icons/Add'
import {ChevronDownIcon} from '@sanity/icons/ChevronDown'
import {Box, Button, Flex} from '@sanity/ui'
import {Menu, MenuButton, MenuItem} from '@sanity/ui/menu'
import {type ReactNode, useId} from 'react'
import {useTranslation} from 'sanity'

import {type Answer, answers} from '../../../lib/sanity/options'
import {bleedButton} from '../../ui/styles'
import {tableMessages} from './messages'
import {type Operation, operations} from './patches'
import {answerIcons} from './table-cell'

/** Symbols of the keys that are pressed with Alt in a cell. */
const keySymbols: Record<string, string> = {
  below: '↵',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
}

interface Props {
  isPossible: (operation: Operation) => boolean
  onOperate: (operation: Operation) => void
  /** Adds a row or a column at the end. */
  onAdd: (what: 'row' | 'column') => void
  children: ReactNode
}

function OperationMenu({
  what,
  isPossible,
  onOperate,
}: Pick<Props, 'isPossible' | 'onOperate'> & {what: keyof typeof operations}) {
  const {t} = useTranslation(tableMessages.namespace)
  return (
    <MenuButton
      id={useId()}
      button={<Button type="button" {...bleedButton} iconRight={ChevronDownIcon} text={t(what)} />}
      menu={
        <Menu>
          {operations[what].map((how) => {
            const operation = `${what}.${how}` as Operation
            return (
              <MenuItem
                key={how}
                fontSize={1}
                padding={3}
                text={t(operation)}
                {...(keySymbols[how] && {hotkeys: ['Alt', keySymbols[how]]})}
                tone={how === 'remove' ? 'critical' : 'default'}
                disabled={!isPossible(operation)}
                onClick={() => onOperate(operation)}
              />
            )
          })}
        </Menu>
      }
      popover={{portal: true, placement: 'bottom-start'}}
    />
  )
}

interface AnswerProps {
  disabled: boolean
  chosen: string
  onChoose: (answer: string) => void
}

/** The answer that a comparison's cell shows before its text. */
export function AnswerMenu({disabled, chosen, onChoose}: AnswerProps) {
  const {t} = useTranslation(tableMessages.namespace)
  return (
    <MenuButton
      id={useId()}
      button={
        <Button
          type="button"
          {...bleedButton}
          iconRight={ChevronDownIcon}
          text={t('answer')}
          disabled={disabled}
        />
      }
      menu={
        <Menu>
          {[...answers, ''].map((answer) => (
            <MenuItem
              key={answer}
              fontSize={1}
              padding={3}
              icon={answer in answerIcons ? answerIcons[answer as Answer] : undefined}
              text={t(answer ? `answer.${answer as Answer}` : 'answer.none')}
              selected={answer === chosen}
              onClick={() => onChoose(answer)}
            />
          ))}
        </Menu>
      }
      popover={{portal: true, placement: 'bottom-start'}}
    />
  )
}

/** What can be done with the row, the column and the text of the active cell. */
export function Toolbar({children, onAdd, ...props}: Props) {
  const {t} = useTranslation(tableMessages.namespace)
  return (
    <Flex role="toolbar" aria-label={t('title')} align="center" gap={1} wrap="wrap">
      <OperationMenu what="row" {...props} />
      <OperationMenu what="column" {...props} />
      {children}
      <Box flex={1} />
      {(['row', 'column'] as const).map((what) => (
        <Button
          key={what}
          type="button"
          {...bleedButton}
          icon={AddIcon}
          text={t(what)}
          aria-label={t(`add.${what}`)}
          onClick={() => onAdd(what)}
        />
      ))}
    </Flex>
  )
}
