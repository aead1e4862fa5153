import type {FiguresQueryResult, PageQueryResult, SiteSettingsQueryResult} from './types.generated'

export type PageContent = NonNullable<PageQueryResult>
export type SectionContent = NonNullable<PageContent['sections']>[number]
export type SectionType = SectionContent['_type']

/** The content of one type of section: `Section<'hero'>`. */
export type Section<T extends SectionType> = Extract<SectionContent, {_type: T}>

export type SiteSettings = NonNullable<SiteSettingsQueryResult>
type LinkContent = NonNullable<SiteSettings['headerMenu']>[number]
export type Destination = Pick<LinkContent, 'kind' | 'url' | 'page'>
export type FigureContent = FiguresQueryResult[number]

type Question = NonNullable<Section<'faqList'>['questions']>[number]

/** Paragraphs as the queries return them, with figures and pages resolved. */
export type RichTextContent = NonNullable<Question['answer']>

/** A picture as the queries return it: the asset, what the editor keeps of it, and the words for it. */
export type PictureContent = NonNullable<Section<'founder'>['portrait']>
