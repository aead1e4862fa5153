import {longTextMarkdown} from '@/components/blocks/long-text.markdown'
import {calculatorMarkdown} from '@/components/calculator/calculator.markdown'
import {
  articleCardsMarkdown,
  comparisonTableMarkdown,
  figuresMarkdown,
  personMarkdown,
  pictureMarkdown,
  richTextMarkdown,
} from '@/components/markdown/parts'
import {bodyMarkdown, openingMarkdown, type ShapeContext} from '@/components/markdown/shape'
import {withoutMarks} from '@/components/scene/sentence/marked'
import {textIn} from '@/lib/i18n/localized'
import {fileUrl} from '@/lib/sanity/assets'
import {formatFigure} from '@/lib/sanity/figures'
import {figureBases} from '@/lib/sanity/options'
import type {Section, SectionContent, SectionType} from '@/lib/sanity/types'
import {absoluteLink, linkList, onPage, pair} from '@/lib/seo/markdown/context'
import {heading, list, paragraph, stack} from '@/lib/seo/markdown/write'
import {ownValue} from '@/lib/server/json'
import {isForeignIn} from '@/lib/urls/document-paths'
import {allowedHref} from '@/lib/urls/links'
import {ctaAnchor, searchAnchor} from '@/lib/urls/paths'

import {priceFormat, pricesOf, withoutPrice} from './pricing/prices'

/** A link to an uploaded document, if there is one. */
function documentLink(name: string, asset: Parameters<typeof fileUrl>[0]) {
  const href = fileUrl(asset)
  return href && paragraph({text: name, href})
}

type Writers = {[T in SectionType]?: (section: Section<T>, context: ShapeContext) => string | null}

/** What follows the opening of sections that their fields do not describe; null leaves a section out. */
const writers: Writers = {
  /** What its shape says, and the sentences of the demo. */
  hero(section, context) {
    const {t} = context
    const sentences = section.examples.map(({sentence, crm}) =>
      paragraph(withoutMarks(sentence), ` (${t(`demo.${crm}.name`)})`),
    )
    return stack(
      bodyMarkdown(section, context),
      sentences.length > 0 && paragraph({text: t('demo.pick'), strong: true}),
      list(...sentences),
    )
  },
  /** Certificates and memberships, one line each. */
  badges: (section, context) =>
    list(
      ...(section.items ?? []).map(({title, text}) =>
        text ? pair(title, text, context) : paragraph({text: title, strong: true}),
      ),
    ),
  /** The names of the companies. */
  logoWall: ({logos}) => list(...logos.map(({alt}) => alt && paragraph(alt))),
  /** Where to go, and the figures before and after. */
  demo({links, gains}, context) {
    const {t, locale} = context
    return stack(
      linkList(links, context),
      list(
        ...gains.map(
          ({figure, before}) =>
            figure &&
            paragraph(
              {text: formatFigure(figure, locale), strong: true},
              ` ${textIn(figure.label, locale)}`,
              before ? ` (${t('demo.previously')} ${formatFigure(before, locale)})` : '',
            ),
        ),
      ),
    )
  },
  /** The video's poster image, and its address. */
  video({picture, file, url}, context) {
    const href = fileUrl(file) ?? allowedHref(url)
    return stack(
      picture && pictureMarkdown(picture),
      href && paragraph({text: context.t('video.watch'), href}),
    )
  },
  /** The calculator's results for its default values; nothing without these. */
  roiCalculator(section, context) {
    const {_key, heading: title, settings, note} = section
    return (
      settings &&
      stack(calculatorMarkdown(settings, note, context), onPage(title, `${_key}-title`, context))
    )
  },
  /** A comparison of products; nothing without its table. */
  comparison: ({table}, context) => table && comparisonTableMarkdown(table, context),
  /** The founder. */
  founder(section, context) {
    const {text, quote, portrait, profile, stats} = section
    return stack(
      portrait && pictureMarkdown(portrait),
      quote && paragraph(quote),
      personMarkdown(section, context),
      text && richTextMarkdown(text, context),
      profile && linkList([profile], context),
      list(...(stats ?? []).map(({value, label}) => pair(label, value, context))),
    )
  },
  /** A long text. */
  prose: ({_key, heading: title, body}, context) =>
    longTextMarkdown(body, {
      ...context,
      prefix: `${_key}-`,
      top: title && context.level === 2 ? 3 : 2,
    }),
  /** The newest articles in the language. */
  articleList(section, context) {
    const {articles, leadsToSearch} = section
    const {locale, level, t} = context
    return stack(
      articles.some((article) => isForeignIn(locale, article)) && paragraph(t('blog.englishOnly')),
      articleCardsMarkdown(articles, level + 1, context),
      leadsToSearch && paragraph(t.markup('blog.others', {search: (words) => words})),
    )
  },
  /** A link to the search field. */
  siteSearch: ({heading: title}, context) => onPage(title, searchAnchor, context),
  /** Links to read on, each with its description. */
  relatedPages: ({pages}, context) =>
    list(
      ...pages.map((page) => {
        const {title, description} = page
        const href = absoluteLink({kind: 'page', url: null, page}, context)
        if (!href) return null
        const name = paragraph({text: title, href})
        const value = paragraph(description)
        return description ? context.t('markdown.pair', {name, value}) : name
      }),
    ),
  /** Nothing until an answer is confirmed. */
  faqList: (section, context) =>
    section.questions.length > 0 ? bodyMarkdown(section, context) : null,
  /** Figures by how they are known, as on the page. */
  figureList: ({figures}, context) =>
    stack(
      ...figureBases.map((basis) => {
        const own = figures.filter((figure) => figure.basis === basis)
        if (own.length === 0) return ''
        const title = heading(context.level + 1, context.t(`figures.groups.${basis}`))
        return stack(title, figuresMarkdown(own, context))
      }),
    ),
  /** Plans with all their prices. */
  pricing(section, context) {
    const {locale, t} = context
    const format = priceFormat(section.currency, locale)
    const plans = section.plans.map((plan) => {
      const prices = pricesOf(plan).map(
        ({billing, price}) => `${format(price)} ${t(`pricing.per.${billing}`)}`,
      )
      const price = prices.join(' · ') || withoutPrice(plan, t('pricing.onRequest'))
      return stack(
        heading(context.level + (section.heading ? 1 : 0), plan.title),
        plan.badge && paragraph(plan.badge),
        plan.text && paragraph(plan.text),
        price && paragraph({text: price, strong: true}),
        plan.freeDays !== null && paragraph(t('pricing.freeDays', {count: plan.freeDays})),
        list(...plan.features.map((feature) => paragraph(feature))),
        plan.link && linkList([plan.link], context),
      )
    })
    const {saving, note} = section
    return stack(saving && paragraph(saving), ...plans, note && paragraph(note))
  },
  /** Mailboxes and postal address. */
  contact({text, settings}, context) {
    const {t} = context
    const mailbox = (name: string, email: string | null | undefined) =>
      email && pair(name, {text: email, href: `mailto:${email}`}, context)
    const fact = (name: string, value: string | null | undefined) =>
      value && pair(name, value, context)
    const place = [settings?.company, ...(settings?.address?.split('\n') ?? [])].filter(Boolean)
    return stack(
      text && paragraph(text),
      list(
        mailbox(t('contact.privacy'), settings?.privacyEmail),
        mailbox(t('contact.general'), settings?.contactEmail),
        fact(t('contact.address'), place.join(', ')),
        fact(t('contact.registration'), settings?.registrationNumber),
        fact(t('contact.vat'), settings?.vatNumber),
        documentLink(t('contact.processingContract'), settings?.processingContract),
        documentLink(t('contact.processorList'), settings?.processorList),
      ),
    )
  },
  /** What happens next, and a link to the form. */
  callToAction: (section, context) =>
    stack(
      section.next.length > 0 && paragraph({text: context.t('leadForm.next'), strong: true}),
      list(...section.next.map((line) => paragraph(line))),
      onPage(context.t(`leadForm.submit.${section.form}`), ctaAnchor, context),
      section.consent && richTextMarkdown(section.consent, context),
      section.after && linkList([section.after], context),
    ),
  /** Nothing, because the popup is only for visitors about to leave. */
  exitPopup: () => null,
}

type AnyWriter = (section: never, context: ShapeContext) => string | null

/** A section as Markdown: by its shape, or as its own writer says. */
export function sectionMarkdown(section: SectionContent, context: ShapeContext): string {
  // Each writer takes its own type; the type of the list guarantees the match.
  const write = (ownValue(writers, section._type) ?? bodyMarkdown) as AnyWriter
  const body = write(section as never, context)
  return body === null ? '' : stack(openingMarkdown(section, context), body)
}
