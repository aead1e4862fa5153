import {Button, Card, Container, Flex, Stack, Text} from '@sanity/ui'
import {useTranslation} from 'sanity'
import {IntentLink} from 'sanity/router'
import type {DefaultDocumentNodeResolver, UserViewComponent} from 'sanity/structure'

import {mayBeCreated} from '../actions'
import {structureMessages} from './messages'

/** Shown in place of a second document of a singleton type, with a link to the first. */
const SingletonNotice: UserViewComponent = ({schemaType: {name}}) => {
  const {t} = useTranslation(structureMessages.namespace)
  return (
    <Container width={1} padding={5}>
      <Card padding={4} radius={2} tone="caution" border>
        <Stack gap={4}>
          <Text>{t('singleton-notice.text')}</Text>
          <Flex>
            <Button
              as={IntentLink}
              intent="edit"
              params={{id: name, type: name}}
              text={t('singleton-notice.open')}
              tone="primary"
            />
          </Flex>
        </Stack>
      </Card>
    </Container>
  )
}

/** A document's form. A second document of a singleton type, which a link can name, gets a notice instead. */
export const documentNode: DefaultDocumentNodeResolver = (S, {schemaType, documentId}) => {
  if (mayBeCreated(schemaType) || !documentId || documentId === schemaType) return S.document()
  // A single view shows no title.
  return S.document().views([
    S.view.component(SingletonNotice).id('singleton-notice').title('Notice'),
  ])
}
