import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'

import type {APIRequestContext} from '@playwright/test'
import {parse as parseHtml} from 'node-html-parser'

import {expect, pathsOfEveryType, test} from './site.ts'

type Support = Record<string, string | undefined>
type Feature = {status?: {by_compat_key?: Record<string, {support: Support}>}}

/** Which browsers have which feature, by MDN’s names; Lighthouse brings it. */
const {features} = createRequire(import.meta.resolve('lighthouse'))('web-features/data.json') as {
  features: Record<string, Feature>
}

const {browserslist} = JSON.parse(readFileSync('package.json', 'utf8')) as {browserslist: string[]}

/** The oldest browsers that the site supports: `{chrome: 111, …}`. */
const oldest = browserslist.map((entry) => entry.split(' ') as [name: string, version: string])

/** Names of features in MDN's data that an oldest browser lacks. */
const lacking = new Set(
  Object.values(features).flatMap(({status}) =>
    Object.entries(status?.by_compat_key ?? {}).flatMap(([key, {support}]) => {
      const isLacked = oldest.some(([name, version]) => {
        const since = support[name]
        return since === undefined || Number.parseFloat(since.replace('≤', '')) > Number(version)
      })
      return isLacked ? [key] : []
    }),
  ),
)

/** What old browsers show instead of the features that pages use outside of `@supports`, by the beginning of their names. */
const instead: Record<string, string> = {
  'api.AbortSignal.timeout_static': 'an abort that does not say why',
  'api.Document.startViewTransition': 'no animation, which is asked first',
  'api.Element.startViewTransition': 'no animation, which is asked first',
  'api.HTMLElement.showPopover': 'menus that a script opens',
  'api.URL.canParse_static': 'Next.js’s own',
  'javascript.builtins.RegExp.escape': 'Next.js’s own',
  'css.at-rules.media.scripting': 'controls that need a script, also without it',
  'css.properties.box-decoration-break': 'code that is cut at the end of a line',
  'css.properties.contain-intrinsic': 'a scroll bar that changes its length',
  'css.properties.content-visibility': 'closed answers on paper, unless a script opens them',
  'css.properties.field-sizing': 'a text that scrolls in its field',
  'css.properties.forced-color-adjust': 'drawings in the colors of the system',
  'css.properties.grid-template-rows.subgrid': 'columns whose rows are not level',
  'css.properties.hyphens': 'words without hyphens',
  'css.properties.mask': 'the prefixed mask beside it',
  'css.properties.overscroll-behavior': 'a page that scrolls when its contents end',
  'css.properties.scroll-target-group': 'contents without the current line',
  'css.properties.text-size-adjust': 'the prefixed property beside it',
  'css.properties.text-wrap': 'uneven lines',
  'css.properties.view-transition-name': 'no animation',
  'css.selectors.details-content': 'closed answers on paper, unless a script opens them',
  'css.selectors.has': 'plain radio buttons, whole tables, and layouts without refinements',
  'css.selectors.marker': 'markers in the color of the text',
  'css.selectors.popover-open': 'menus that a script opens',
  'css.selectors.target-current': 'contents without the current line',
  'css.selectors.view-transition': 'no animation',
  'html.elements.button.popovertarget': 'menus that a script opens',
  'html.elements.dialog.closedby': 'dialogs that only their button closes',
  'html.elements.img.fetchpriority': 'a picture that loads later',
  'html.elements.link.blocking': 'fonts that load later',
  'html.elements.link.fetchpriority': 'files that load later',
  'html.elements.search': 'an element without meaning',
  'html.global_attributes.popover': 'menus that a script opens',
}

/** A style sheet without what is behind `@supports`. */
function withoutSupports(css: string): string {
  const start = css.indexOf('@supports')
  if (start < 0) return css
  let end = css.indexOf('{', start) + 1
  for (let depth = 1; depth > 0 && end < css.length; end += 1) {
    if (css[end] === '{') depth += 1
    if (css[end] === '}') depth -= 1
  }
  return css.slice(0, start) + withoutSupports(css.slice(end))
}

const firstGroups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group)

/** Names of the features of a style sheet; names of no feature do no harm. */
function featuresOf(css: string): string[] {
  const plain = withoutSupports(css)
  const declarations = [...plain.matchAll(/([a-z-]+):([^;{}]*)/g)]
  return [
    ...firstGroups(plain, /::?([a-z-]+)(?=[^{};]*\{)/g).map((name) => `css.selectors.${name}`),
    ...firstGroups(plain, /@([a-z-]+)/g).map((name) => `css.at-rules.${name}`),
    ...firstGroups(plain, /\(([a-z-]+)/g).map((name) => `css.at-rules.media.${name}`),
    ...firstGroups(plain, /([a-z-]+)\(/g).flatMap((name) => [
      `css.types.${name}`,
      `css.types.color.${name}`,
    ]),
    ...declarations.flatMap(([, property = '', value = '']) =>
      [`css.properties.${property}`].concat(
        firstGroups(value, /([a-z-]+)/g).map((word) => `css.properties.${property}.${word}`),
      ),
    ),
  ]
}

/** Elements and attributes of a page. */
function featuresOfHtml(html: string): string[] {
  return parseHtml(html)
    .querySelectorAll('*')
    .flatMap(({rawTagName: name, attributes}) =>
      [`html.elements.${name}`].concat(
        Object.keys(attributes)
          .map((own) => own.toLowerCase())
          .flatMap((attribute) => [
            `html.global_attributes.${attribute}`,
            `html.elements.${name}.${attribute}`,
          ]),
      ),
    )
}

/** What scripts call: functions of a class, and methods of texts, lists, elements and the document. */
function featuresOfScript(script: string): string[] {
  const ofClasses = [...script.matchAll(/\b([A-Z]\w+)\.(\w+)/g)].flatMap(([, own, name]) => [
    `javascript.builtins.${own}.${name}`,
    `api.${own}.${name}_static`,
  ])
  const owners = ['javascript.builtins.Array', 'javascript.builtins.String'].concat(
    ['Element', 'HTMLElement', 'Document'].map((own) => `api.${own}`),
  )
  const methods = firstGroups(script, /\.(\w+)\(/g)
  return ofClasses.concat(methods.flatMap((name) => owners.map((owner) => `${owner}.${name}`)))
}

/** Adds what the scripts load later; the set is read to its end. */
async function addLoaded(scripts: Set<string>, request: APIRequestContext): Promise<void> {
  for (const src of scripts) {
    const script = await (await request.get(src)).text()
    const loaded = firstGroups(script, /"(static\/chunks\/[^"]+?\.js)"/g)
    for (const name of loaded) scripts.add(`/_next/${name}`)
  }
}

test('pages use nothing that their oldest browsers lack without a fallback', async ({request}) => {
  const paths = (await pathsOfEveryType('en')).map(({path}) => path)
  const used = new Set<string>()
  const sheets = new Set<string>()
  const scripts = new Set<string>()
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    const page = parseHtml(html, {blockTextElements: {style: true, script: false}})
    for (const feature of featuresOfHtml(html)) used.add(feature)
    for (const style of page.querySelectorAll('style')) {
      for (const feature of featuresOf(style.rawText)) used.add(feature)
    }
    for (const link of page.querySelectorAll('link[rel=stylesheet]')) {
      sheets.add(link.getAttribute('href') ?? '')
    }
    for (const src of firstGroups(html, /"(\/_next\/static\/chunks\/[^"]+?\.js)/g)) scripts.add(src)
  }
  expect(sheets.size).toBeGreaterThan(0)
  expect(scripts.size).toBeGreaterThan(0)
  for (const href of sheets) {
    const css = await (await request.get(href)).text()
    for (const feature of featuresOf(css)) used.add(feature)
  }
  const named = scripts.size
  await addLoaded(scripts, request)
  expect(scripts.size).toBeGreaterThan(named)
  for (const src of scripts) {
    const script = await (await request.get(src)).text()
    for (const feature of featuresOfScript(script)) used.add(feature)
  }
  const known = Object.keys(instead)
  const found = [...used].filter((feature) => lacking.has(feature))
  expect(found).toContain('css.selectors.has')
  expect(found.filter((feature) => !known.some((name) => feature.startsWith(name)))).toEqual([])
})
