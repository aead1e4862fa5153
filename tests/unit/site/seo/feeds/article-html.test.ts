import {describe, expect, it} from 'vitest'

import type {LongTextContent} from '../../../../../lib/sanity/types'
import {articleHtml} from '../../../../../lib/seo/feeds/article-html'
import {publicEnv} from '../../../../../lib/server/env'

const site = publicEnv.siteUrl

const write = (...blocks: object[]) =>
  articleHtml(blocks as unknown as LongTextContent, {locale: 'en', url: `${site}/blog/costs`})

const figure = {
  key: 'saved',
  value: 67,
  upTo: null,
  prefix: null,
  suffix: {_type: 'localizedAffix', en: '%', fr: '%'},
  label: {en: 'less time', fr: 'de temps en moins'},
}

function paragraph(children: object[], changes: object = {}) {
  return {_key: 'block', _type: 'block', style: 'normal', markDefs: [], children, ...changes}
}

const text = (words: string, marks: string[] = []) => ({
  _key: words,
  _type: 'span',
  marks,
  text: words,
})

function linked(destination: object) {
  const markDefs = [{_key: 'link', _type: 'textLink', page: null, url: null, ...destination}]
  return write(paragraph([text('there', ['link'])], {markDefs}))
}

describe('paragraphs of an article', () => {
  it('paragraphs keep styles, marks and figures, and escape markup', () => {
    expect(write(paragraph([text('Where & how')], {style: 'h2'}))).toBe('<h2>Where &amp; how</h2>')
    expect(write(paragraph([text('<b>', ['strong'])]))).toBe('<p><strong>&lt;b&gt;</strong></p>')
    const formula = [text('CO'), text('2', ['sub']), text(' × 10'), text('6', ['sup', 'strong'])]
    expect(write(paragraph(formula))).toBe(
      '<p>CO<sub>2</sub> × 10<sup><strong>6</strong></sup></p>',
    )
    const reference = {_key: 'figure', _type: 'figureReference', figure}
    expect(write(paragraph([text('Saves '), reference]))).toBe('<p>Saves 67%</p>')
    expect(write(paragraph([{...reference, figure: null}]))).toBe('<p>–</p>')
  })

  it('links have absolute URLs, or become plain text', () => {
    const page = {language: 'fr', path: 'a-propos', untranslated: null}
    expect(linked({kind: 'page', page})).toContain(`href="${site}/fr/a-propos"`)
    expect(linked({kind: 'url', url: 'mailto:a@b.example'})).toContain('href="mailto:a@b.example"')
    expect(linked({kind: 'url', url: '#sum'})).toContain(`href="${site}/blog/costs#sum"`)
    expect(linked({kind: 'cta'})).toContain(`href="${site}/?scrollTo=cta#cta"`)
    expect(linked({kind: 'page'})).toBe('<p>there</p>')
    expect(linked({kind: 'url', url: 'javascript:alert(1)'})).toBe('<p>there</p>')
  })
})

describe('blocks of an article', () => {
  it('code samples keep their spaces, and escape markup', () => {
    const sample = {_key: 'sample', _type: 'codeSample', title: null, code: 'if a:\n  b < c'}
    expect(write(sample)).toBe('<pre><code>if a:\n  b &#60; c</code></pre>')
  })

  it('phases of a roadmap may lack their time', () => {
    const phase = {_key: 'phase', title: 'Pilot', time: '', text: 'One team.'}
    const roadmap = {_key: 'roadmap', _type: 'roadmap', heading: 'Plan', phases: [phase]}
    expect(write(roadmap)).toContain('<li><strong>Pilot</strong> One team.</li>')
  })
})
