import type {Locale} from '../i18n/locales'
import type {
  CallsToActionQueryResult,
  AnnouncementBarsQueryResult,
  ArticleQueryResult,
  BlogQueryResult,
  FiguresQueryResult,
  NeighborsQueryResult,
  PageQueryResult,
  SiteSettingsQueryResult,
} from './types.generated'

/** The text of the query with this result: components declare what they read, and routes pass it on. */
type QueryOf<Result> = {
  [Query in keyof SanityQueries]: SanityQueries[Query] extends Result ? Query : never
}[keyof SanityQueries]

export type PageQuery = QueryOf<PageQueryResult>
export type ArticleQuery = QueryOf<ArticleQueryResult>

export type PageContent = NonNullable<PageQueryResult>

/** A translation of a page or article, itself included; the path is null while it is unpublished. */
export type Translation = Pick<
  NonNullable<PageContent['translations']>[number],
  'language' | 'path'
>

export type SectionContent = NonNullable<PageContent['sections']>[number]
export type SectionType = SectionContent['_type']

/** The content of one type of section: `Section<'hero'>`. */
export type Section<T extends SectionType> = Extract<SectionContent, {_type: T}>

/** Settings, menus and actions in one language. */
export interface SiteSettings extends Omit<NonNullable<SiteSettingsQueryResult>, 'figuresPath'> {
  /** The page that explains the site's own figures. */
  figuresHref: string | null
  /** Languages offered to visitors: those with a menu. */
  languages: Locale[]
  /** The current announcement bar, on every page. */
  announcementBar: AnnouncementBarsQueryResult[number] | null
}

/** The menus and the texts of the footer. */
export type Navigation = NonNullable<SiteSettings['navigation']>

export type LinkContent = NonNullable<Navigation['headerMenu']>[number]
/** The labels of the two actions in each language, and the URL of the app. */
export type CallsToAction = NonNullable<CallsToActionQueryResult>

/** A figure with its label and source. */
export type FigureNote = FiguresQueryResult[number]
export type FigureContent = Pick<FigureNote, 'key' | 'value' | 'upTo' | 'prefix' | 'suffix'>

/** A figure inside a paragraph, with the id and type of its document. */
export type RichTextFigure = FigureContent & Pick<FigureNote, '_id' | '_type' | 'isListed'>

/** The next newer and the next older article of the same language; null at either end. */
type Neighbors = NeighborsQueryResult

export type ArticleContent = NonNullable<ArticleQueryResult> & Neighbors
export type BlogContent = NonNullable<BlogQueryResult>
export type ArticleCard = NonNullable<Section<'articleList'>['articles']>[number]
export type Topic = ArticleCard['topic']

/** Paragraphs, headings and blocks as the queries return them. */
export type LongTextContent = ArticleContent['body']
export type BlockContent = Exclude<LongTextContent[number], {_type: 'block'}>
export type BlockType = BlockContent['_type']

/** The content of one type of block: `Block<'dataTable'>`. */
export type Block<T extends BlockType> = Extract<BlockContent, {_type: T}>

type Question = NonNullable<Section<'faqList'>['questions']>[number]

/** Paragraphs as the queries return them, with figures and pages resolved. */
export type RichTextContent = NonNullable<Question['answer']>

/** A picture as the queries return it: asset, crop, hotspot and alternative text. */
export type PictureContent = NonNullable<Section<'founder'>['portrait']>
