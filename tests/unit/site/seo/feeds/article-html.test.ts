import {describe, expect, it} from 'vitest'

import type {LongTextContent} from '../../../../../lib/sanity/types'
import {articleHtml} from '../../../../../lib/seo/feeds/article-html'
import {publicEnv} from '../../../../../lib/server/env'

const site = publicEnv.siteUrl

const write = (...blocks: object[]) => articleHtml(blocks as unknown as LongTextContent, 'en')

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
    expect(linked({kind: 'cta'})).toContain(`href="${site}/?scrollTo=cta#cta"`)
    expect(linked({kind: 'page'})).toBe('<p>there</p>')
    expect(linked({kind: 'url', url: 'javascript:alert(1)'})).toBe('<p>there</p>')
  })
})

describe('blocks of an article', () => {
  it.each([
    [
      {_type: 'callout', tone: 'tip', title: 'Mind', text: [paragraph([text('this')])]},
      '<blockquote><p><strong>Mind</strong></p><p>this</p></blockquote>',
    ],
    [{_type: 'codeSample', code: 'a < b'}, '<pre><code>a &lt; b</code></pre>'],
    [
      {_type: 'dataTable', caption: 'C', columns: ['A', 'B'], rows: [{cells: ['1', '<2>']}]},
      '<table><caption>C</caption><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">1</th><td>&lt;2&gt;</td></tr></tbody></table>',
    ],
    [
      {
        _type: 'embeddedComparison',
        table: {title: 'T', columns: ['Us'], rows: [{criterion: 'Voice', cells: ['Yes']}]},
      },
      '<table><caption>T</caption><thead><tr><th scope="col"></th><th scope="col">Us</th></tr></thead><tbody><tr><th scope="row">Voice</th><td>Yes</td></tr></tbody></table>',
    ],
    [
      {
        _type: 'embeddedFaq',
        questions: [
          {question: 'Why?', answer: [paragraph([text('So.')])]},
          {question: 'Who?', answer: []},
        ],
      },
      '<h3>Why?</h3><p>So.</p>',
    ],
    [
      {_type: 'figureRow', figures: [{_key: 'a', _id: 'figure-saved', ...figure}]},
      '<ul><li><strong>67%</strong> less time</li></ul>',
    ],
    [
      {
        _type: 'nextStep',
        heading: 'Try',
        text: 'it',
        links: [{label: 'Go', kind: 'url', url: 'https://app.example/', page: null}],
      },
      '<p><strong>Try</strong> it <a href="https://app.example/">Go</a></p>',
    ],
    [
      {_type: 'roadmap', heading: 'Way', phases: [{title: 'One', time: 'Week 1', text: 'Start.'}]},
      '<h3>Way</h3><ol><li><strong>One</strong> (Week 1) Start.</li></ol>',
    ],
    [
      {
        _type: 'workedExample',
        caption: 'Four reps',
        teamSize: 4,
        averageSalary: 52_000,
        hoursPerDay: 1.5,
        settings: {workingDays: 250, timeSaved: 0.67, productivityGain: 0.3},
      },
      '<p><strong>Four reps</strong></p><ul><li>Hourly rate: $52,000 / 52 / 40 = $25.00</li><li>Current admin cost: 4 × 1.5 × $25.00 × 250 = $37,500</li><li>Time savings: 67% × $37,500 = $25,125</li><li>Productivity gain: 30% × $25,125 = $7,538</li><li>Total annual benefit: $25,125 + $7,538 = $32,663</li><li>Monthly benefit: $32,663 / 12 = $2,722</li></ul>',
    ],
    [{_type: 'workedExample', caption: 'Without settings', settings: null}, ''],
    [{_type: 'embeddedCalculator', heading: 'Compute'}, ''],
    [{_type: 'illustration', picture: {alt: 'A', asset: null}}, ''],
    [{_type: 'unheardOf', heading: 'New'}, ''],
  ])('renders the block as plain HTML: %j', (block, html) => {
    expect(write({_key: 'block', ...block})).toBe(html)
  })

  it('pictures have width and height', () => {
    const asset = {_id: 'image-abc-1600x800-png', preview: null}
    const picture = {alt: 'A "voice"', asset, crop: null, hotspot: null}
    const words = {caption: 'Below', credit: 'Ada'}
    const html = write({_key: 'i', _type: 'illustration', picture, ...words})
    expect(html).toMatch(
      /^<figure><img src="http[^"]+" alt="A &quot;voice&quot;" width="1200" height="600"><figcaption>Below · Ada<\/figcaption><\/figure>$/,
    )
  })
})
