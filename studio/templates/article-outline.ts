import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import type {Template} from 'sanity'

import type {Locale} from '../../lib/i18n/locales'
import {type ByLanguage, valueIn} from '../../lib/i18n/localized'
import {newKey} from '../../lib/sanity/api'
import {article} from '../../schemas/documents/article'
import {templatesMessages} from './messages'

/** A paragraph, or a heading with the paragraph under it. */
type Part = string | {heading: string; text: string}

interface Outline {
  summary: string
  parts: Part[]
  nextStep: {heading: string; text: string}
}

const outlines: ByLanguage<Outline> = {
  en: {
    summary: 'The answer in two sentences, as readers see it on the card.',
    parts: [
      'The answer, in three sentences at most. A reader who stops here knows what to do.',
      {
        heading: 'Why it matters',
        text: 'What it costs the reader today. Insert a figure with its source.',
      },
      {heading: 'How it works', text: 'What happens, step by step. A picture or a table helps.'},
      {
        heading: 'When it’s not the right choice',
        text: 'Where it doesn’t fit, stated fairly. Readers will trust the rest more.',
      },
      {heading: 'Where to start', text: 'The first thing to do, and how long it takes.'},
    ],
    nextStep: {
      heading: 'Try it on your own CRM',
      text: 'What happens after the click, in one sentence.',
    },
  },
  fr: {
    summary: 'La réponse en deux phrases, telle que les lecteurs la voient sur la carte.',
    parts: [
      'La réponse, en trois phrases au plus. Qui s’arrête ici sait déjà quoi faire.',
      {
        heading: 'Pourquoi c’est important',
        text: 'Ce que cela coûte au lecteur aujourd’hui. Insérez un chiffre avec sa source.',
      },
      {
        heading: 'Comment ça marche',
        text: 'Ce qui se passe, étape par étape. Une image ou un tableau aide à comprendre.',
      },
      {
        heading: 'Quand ce n’est pas le bon choix',
        text: 'Les cas où cela ne convient pas, dits honnêtement. Le reste n’en est que plus crédible.',
      },
      {heading: 'Par où commencer', text: 'La première chose à faire, et le temps qu’elle prend.'},
    ],
    nextStep: {
      heading: 'Essayez-le dans votre CRM',
      text: 'Ce qui se passe après le clic, en une phrase.',
    },
  },
}

function block(style: 'normal' | 'h2', text: string) {
  const children = [{_type: 'span', _key: newKey(), text, marks: []}]
  return {_type: 'block', _key: newKey(), style, markDefs: [], children}
}

function bodyOf({parts, nextStep}: Outline): unknown[] {
  const {heading, text} = nextStep
  const links = [{_type: 'link', _key: newKey(), kind: 'cta'}]
  return [
    ...parts.flatMap((part) =>
      typeof part === 'string'
        ? [block('normal', part)]
        : [block('h2', part.heading), block('normal', part.text)],
    ),
    {_type: 'nextStep', _key: newKey(), heading, text, links},
  ]
}

/** A template with the usual headings of an article and hints under each. */
export function articleOutline(language: Locale): Template {
  return {
    id: `article-outline-${language}`,
    title: 'Article with an outline',
    i18n: {title: {key: `article-outline.${language}`, ns: templatesMessages.namespace}},
    schemaType: article.name,
    icon: DocumentTextIcon,
    value: () => ({
      language,
      summary: valueIn(outlines, language).summary,
      publishedAt: new Date().toISOString().slice(0, 10),
      body: bodyOf(valueIn(outlines, language)),
    }),
  }
}
