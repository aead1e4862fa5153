import {type HTMLElement, parse} from 'node-html-parser'

import {isLocale, type Locale} from '../../../lib/i18n/locales.ts'
import {formatFigure, insertFigures} from '../../../lib/sanity/figures.ts'
import type {FigureContent} from '../../../lib/sanity/types.ts'

/** A document as stored in the Content Lake. */
export interface Kept {
  _id: string
  _type: string
  language?: string
}

type Values = Record<string, unknown>

interface Block {
  _type: 'block'
  children: {text?: string; figure?: {_ref: string}}[]
}

/** The target of a click on an element. */
interface Target {
  id: string
  /** `steps:a1.title`, as in the attribute. */
  path: string
}

/** Parses an attribute; an item is identified by its key, or by its index where it has none. */
function targetOf(attribute: string): Target {
  const parts = Object.fromEntries(attribute.split(';').map((part) => part.split('=', 2)))
  return {id: String(parts['id']), path: String(parts['path'])}
}

function step(value: unknown, segment: string): unknown {
  const [field = '', item] = segment.split(':', 2)
  const inside = (value as Values | undefined)?.[field]
  if (item === undefined || !Array.isArray(inside)) return inside
  return /^\d+$/.test(item) ? inside[Number(item)] : inside.find(({_key}) => _key === item)
}

const isBlock = (value: object): value is Block => '_type' in value && value._type === 'block'

/** Normalizes white space and removes word joiners, which readers cannot see. */
const seen = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim()

/** All texts from documents, as pages show them. */
export class Written {
  readonly #documents: Map<string, Kept>
  readonly #figures: FigureContent[]

  constructor(documents: Kept[]) {
    this.#documents = new Map(documents.map((document) => [document._id, document]))
    this.#figures = documents.filter(({_type}) => _type === 'figure') as unknown as FigureContent[]
  }

  #localeOf(id: string, fallback: Locale): Locale {
    const {language} = this.#documents.get(id) ?? {}
    return isLocale(language) ? language : fallback
  }

  #blockText({children}: Block, locale: Locale): string {
    const texts = children.map(({text, figure}) => {
      const own = this.#documents.get(figure?._ref ?? '') as unknown as FigureContent | undefined
      return text ?? (own ? formatFigure(own, locale) : '')
    })
    return texts.join('')
  }

  /** Returns the settings' label for a link that has none of its own. */
  #actionLabel(kind: unknown, locale: Locale): unknown {
    const {primaryAction, appAction} = (this.#documents.get('callsToAction') ?? {}) as Values
    const action = new Map<unknown, unknown>([
      ['cta', primaryAction],
      ['app', appAction],
    ]).get(kind) as Values | undefined
    return action?.[locale]
  }

  /** Returns the texts that readers see as units: a string, a paragraph, a link's label or an example. */
  #pieces(value: unknown, locale: Locale): string[] {
    if (typeof value === 'string') return value.split('\n')
    if (typeof value !== 'object' || value === null) return []
    if (isBlock(value)) return [this.#blockText(value, locale)]
    const {kind, label, crm, sentence} = value as Values
    const shown = label ?? this.#actionLabel(kind, locale)
    if (kind && typeof shown === 'string') return [shown]
    return crm && typeof sentence === 'string' ? [sentence.replace(/[[\]]/g, '')] : []
  }

  #shown(value: unknown, locale: Locale): string[] {
    // Formatting all figures is the slowest step here, and few texts contain one.
    const written = (text: string) =>
      text.includes('{{') ? insertFigures(text, this.#figures, locale) : text
    return this.#pieces(value, locale).map((text) => seen(written(text)))
  }

  /** Returns a number that refers to a figure, formatted. */
  #numbers(value: unknown, locale: Locale): string[] {
    const own = this.#figures.filter((figure) => figure.value === value)
    return own.map((figure) => seen(formatFigure(figure, locale)))
  }

  /** Returns the value that a click on an element opens, from its document and in its language. */
  valueAt({id, path}: Target): unknown {
    return path.split('.').reduce(step, this.#documents.get(id) as unknown)
  }

  /** Returns whether the target's field contains the text, alone or among others. */
  holds(target: Target, text: string, fallback: Locale): boolean {
    const locale = this.#localeOf(target.id, fallback)
    const value = this.valueAt(target)
    const pieces = [...this.#shown(value, locale), ...this.#numbers(value, locale)]
    return pieces.some((piece) => piece.includes(text))
  }

  #collect(value: unknown, locale: Locale, texts: Set<string>): void {
    for (const text of this.#shown(value, locale)) if (/\p{L}{2}/u.test(text)) texts.add(text)
    if (typeof value !== 'object' || value === null || isBlock(value)) return
    for (const inside of Object.values(value)) this.#collect(inside, locale, texts)
  }

  /** Returns every text of every document, as pages of a language show it. */
  texts(locale: Locale): Set<string> {
    const texts = new Set<string>()
    for (const {_id, ...document} of this.#documents.values()) {
      this.#collect(document, this.#localeOf(_id, locale), texts)
    }
    return texts
  }
}

/** Moves what React streams late to its place in the page, as its script does in a browser. */
function placeStreamed(body: HTMLElement): void {
  for (const streamed of body.querySelectorAll('div[hidden][id^="S:"]')) {
    const number = streamed.id.slice(2)
    const place = body.querySelector(`template[id="P:${number}"], template[id="B:${number}"]`)
    place?.insertAdjacentHTML('afterend', streamed.innerHTML)
    streamed.remove()
  }
}

/** A page in preview. */
export class EditedPage {
  readonly #body: HTMLElement
  /** The targets of all elements, icons and hidden texts included. */
  readonly #targets: Target[]
  readonly #written: Written
  readonly #locale: Locale

  constructor(html: string, written: Written, locale: Locale) {
    this.#body = parse(html).querySelector('body') ?? parse('')
    placeStreamed(this.#body)
    this.#targets = this.#body
      .querySelectorAll('[data-sanity]')
      .map((element) => targetOf(element.getAttribute('data-sanity') ?? ''))
    // A date is shown in other words than it is stored in, and a slow page streams its title into the body.
    const unseen = 'script, style, template, title, svg, time, .visually-hidden, .anchor, aside'
    for (const element of this.#body.querySelectorAll(unseen)) element.remove()
    this.#written = written
    this.#locale = locale
  }

  #targetOf(element: HTMLElement): Target | null {
    const attribute = element.closest('[data-sanity]')?.getAttribute('data-sanity')
    return attribute ? targetOf(attribute) : null
  }

  /** Returns the paths in a document that a click on the page can open. */
  pathsOf(id: string): string[] {
    return this.#targets.flatMap((target) => (target.id === id ? [target.path] : []))
  }

  /** Returns the attributes whose field does not exist in the document. */
  wrongTargets(): string[] {
    return this.#targets
      .filter((target) => this.#written.valueAt(target) === undefined)
      .map(({id, path}) => `${id} ${path}`)
  }

  /** Returns the images whose target is not an image. */
  wrongPictures(): string[] {
    return this.#body
      .querySelectorAll('img')
      .filter((image) => {
        const target = this.#targetOf(image)
        const value = target && this.#written.valueAt(target)
        return !(value as {asset?: unknown} | null)?.asset
      })
      .map((image) => image.outerHTML)
  }

  /** Returns the innermost elements whose whole text comes from a document. */
  #shown(texts: ReadonlySet<string>): {element: HTMLElement; text: string}[] {
    const all = this.#body
      .querySelectorAll('*')
      .map((element) => ({element, text: seen(element.text)}))
      .filter(({text}) => texts.has(text))
    const outer = new Set(all.map(({element}) => element.parentNode))
    return all.filter(({element}) => !outer.has(element))
  }

  /** Returns the texts from documents that the page shows, and those of them that a click does not open. */
  texts(texts: ReadonlySet<string>): {shown: string[]; lost: string[]} {
    const all = this.#shown(texts)
    const lost = all.filter(({element, text}) => {
      const target = this.#targetOf(element)
      return !target || !this.#written.holds(target, text, this.#locale)
    })
    return {shown: all.map(({text}) => text), lost: lost.map(({element}) => element.outerHTML)}
  }
}
