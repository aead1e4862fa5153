import {Button, Flex, Stack, Text} from '@sanity/ui'
import {Translate, useTranslation, type DocumentActionModalDialogProps} from 'sanity'

import type {RedirectPlan} from '../../lib/urls/redirects'
import {IssueList} from './checks/issue-list'
import {actionsMessages} from './messages'
import type {Stage} from './publishing'
import type {Review} from './review'

function Redirects({plan: {set, remove}}: {plan: RedirectPlan}) {
  const {t} = useTranslation(actionsMessages.namespace)
  return (
    <Stack gap={3}>
      {set.map((redirect) => (
        <Text key={redirect.from} as="p" size={1}>
          <Translate t={t} i18nKey="redirect.set" values={{...redirect}} />
        </Text>
      ))}
      {remove.map((from) => (
        <Text key={from} as="p" size={1}>
          <Translate t={t} i18nKey="redirect.remove" values={{from}} />
        </Text>
      ))}
      <Text as="p" size={1} muted>
        {t('redirect.where')}
      </Text>
    </Stack>
  )
}

export interface Choices {
  confirm: () => void
  cancel: () => void
  /** Opens the field at a path. */
  open: (path: string) => void
  /** Label of the button that confirms in spite of issues; “Publish anyway” by default. */
  anyway?: string
}

function Content({review: {issues, plan}, open}: Pick<Choices, 'open'> & {review: Review}) {
  const {t} = useTranslation(actionsMessages.namespace)
  return (
    <Stack gap={4}>
      {issues.length > 0 && (
        <Text as="p" size={1} muted>
          {t('review.intro')}
        </Text>
      )}
      <IssueList issues={issues} onOpen={open} />
      {plan.set.length + plan.remove.length > 0 && <Redirects plan={plan} />}
    </Stack>
  )
}

function Footer({review, confirm, cancel, anyway}: Omit<Choices, 'open'> & {review: Review}) {
  const {t} = useTranslation(actionsMessages.namespace)
  const isWarned = review.issues.length > 0
  return (
    <Flex justify="flex-end" gap={2}>
      <Button mode="bleed" text={t('review.back')} onClick={cancel} />
      <Button
        tone="primary"
        text={isWarned ? (anyway ?? t('review.anyway')) : t('publish')}
        onClick={confirm}
        data-testid="publish-confirm"
      />
    </Flex>
  )
}

/** The dialog before publishing: the issues, and the redirects that the site will write. */
export function reviewDialog(
  review: Review,
  choices: Choices,
  title: string,
): DocumentActionModalDialogProps {
  return {
    type: 'dialog',
    width: 'medium',
    header: title,
    content: <Content review={review} open={choices.open} />,
    footer: <Footer review={review} {...choices} />,
    onClose: choices.cancel,
  }
}

/** The dialog at a stage; null if it has no dialog. */
export function dialogOf(
  stage: Stage,
  choices: Choices,
  t: ReturnType<typeof useTranslation>['t'],
): DocumentActionModalDialogProps | null {
  if (stage.name === 'asking') {
    const title = stage.review.issues.length > 0 ? 'review.title' : 'review.addresses'
    return reviewDialog(stage.review, choices, t(title))
  }
  if (stage.name !== 'failed') return null
  return {
    type: 'dialog',
    header: t('failed.title'),
    content: (
      <Stack gap={4}>
        <Text as="p" size={1}>
          <span role="alert">{stage.reason}</span>
        </Text>
        <IssueList issues={stage.faults} onOpen={choices.open} />
      </Stack>
    ),
    onClose: choices.cancel,
  }
}
