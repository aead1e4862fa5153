import type {StructureResolver} from 'sanity/structure'

import {localeNames, locales} from '../../lib/i18n/locales'
import {singletonDocuments, translatedDocuments} from '../../schemas/documents'
import {author} from '../../schemas/documents/author'
import {figure} from '../../schemas/documents/figure'
import {redirect} from '../../schemas/documents/redirect'

/** The Studio's first pane: one list per type, split by language, and the single documents at the end. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title('Content')
    .items([
      ...translatedDocuments.map((type) =>
        S.listItem()
          .id(type.name)
          .title(type.title ?? type.name)
          .icon(type.icon)
          .child(
            S.list()
              .title(type.title ?? type.name)
              .items(
                locales.map((locale) =>
                  S.listItem()
                    .id(`${type.name}-${locale}`)
                    .title(localeNames[locale])
                    .icon(type.icon)
                    .child(
                      S.documentTypeList(type.name)
                        .title(`${type.title ?? type.name} · ${localeNames[locale]}`)
                        .filter('_type == $type && language == $language')
                        .params({type: type.name, language: locale})
                        .initialValueTemplates([
                          S.initialValueTemplateItem(`${type.name}-${locale}`),
                        ]),
                    ),
                ),
              ),
          ),
      ),
      S.divider(),
      S.documentTypeListItem(author.name).title('Authors'),
      S.documentTypeListItem(figure.name).title('Figures'),
      S.documentTypeListItem(redirect.name).title('Redirects'),
      S.divider(),
      ...singletonDocuments.map((type) =>
        S.listItem()
          .id(type.name)
          .title(type.title ?? type.name)
          .icon(type.icon)
          .child(S.document().schemaType(type.name).documentId(type.name)),
      ),
    ])
