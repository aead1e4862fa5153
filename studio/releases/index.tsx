import {WarningOutlineIcon} from '@sanity/icons/WarningOutline'
import {Box, Button, Card, Dialog, Flex, Stack, Text} from '@sanity/ui'
import {useId, useState} from 'react'
import {definePlugin, getPublishedId, useTranslation, type ActiveToolLayoutProps} from 'sanity'
import {useRouter, useRouterState} from 'sanity/router'

import {IssueList} from '../actions/checks/issue-list'
import {ghostButton} from '../ui/styles'
import {releasesMessages} from './messages'
import {useReleaseIssues, type CheckedVersion} from './release-issues'

interface Props {
  release: string
}

/** The issues of one document, with links to its fields in the release. */
function Version({release, version}: Props & {version: CheckedVersion}) {
  const {document, issues} = version
  const {resolveIntentLink, navigateUrl} = useRouter()
  const {title = '', language = ''} = document as {title?: string; language?: string}
  const open = (path: string) => {
    const params = {id: getPublishedId(document._id), type: document._type, path}
    navigateUrl({path: resolveIntentLink('edit', params, [['perspective', release]])})
  }
  return (
    <Stack as="section" gap={3}>
      <Text as="h2" size={2} weight="semibold">
        {[title, language.toUpperCase()].filter(Boolean).join(' · ')}
      </Text>
      <IssueList issues={issues} onOpen={open} />
    </Stack>
  )
}

function ChecksDialog({
  release,
  versions,
  onClose,
}: Props & {versions: CheckedVersion[]; onClose: () => void}) {
  const {t} = useTranslation(releasesMessages.namespace)
  return (
    <Dialog id={useId()} width={1} header={t('checks.title')} onClose={onClose} animate>
      <Stack gap={5} padding={4}>
        <Text as="p" size={1} muted>
          {t('checks.intro')}
        </Text>
        {versions.map((version) => (
          <Version key={version.document._id} release={release} version={version} />
        ))}
      </Stack>
    </Dialog>
  )
}

/** The number of issues above a release, with a button that lists them. */
function ReleaseChecks({release}: Props) {
  const issues = useReleaseIssues(release)
  const [isOpen, setIsOpen] = useState(false)
  const {t} = useTranslation(releasesMessages.namespace)
  if (!issues || issues.length === 0) return null
  const isFailed = issues === 'failed'
  const count = isFailed ? 0 : issues.flatMap((version) => version.issues).length
  return (
    <>
      <Card tone="caution" borderBottom paddingX={4} paddingY={2} data-testid="release-checks">
        <Flex align="center" gap={3}>
          <Text size={1}>
            <WarningOutlineIcon />
          </Text>
          <Box flex={1}>
            <Text as="p" size={1} aria-live="polite">
              {t(isFailed ? 'checks.failed' : 'checks.found', {count})}
            </Text>
          </Box>
          {!isFailed && (
            <Button
              {...ghostButton}
              text={t('checks.show')}
              aria-haspopup="dialog"
              onClick={() => setIsOpen(true)}
            />
          )}
        </Flex>
      </Card>
      {/* Inside the card, the dialog would take its colors. */}
      {isOpen && !isFailed && (
        <ChecksDialog release={release} versions={issues} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

/** The Releases tool, with the issues above a release that can still be published. */
function LayoutWithReleaseChecks(props: ActiveToolLayoutProps) {
  const release = useRouterState((state) => state['releaseId'])
  if (props.activeTool.name !== 'releases') return props.renderDefault(props)
  return (
    <Flex direction="column" height="fill">
      {typeof release === 'string' && <ReleaseChecks key={release} release={release} />}
      <Box flex={1} style={{minHeight: 0}}>
        {props.renderDefault(props)}
      </Box>
    </Flex>
  )
}

/** Releases of pages and articles, with what the checks say about them. */
export const releases = definePlugin({
  name: 'releases-of-the-site',
  studio: {components: {activeToolLayout: LayoutWithReleaseChecks}},
})
