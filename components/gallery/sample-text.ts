import type {LongTextContent} from '@/lib/sanity/types'

type Paragraph = Extract<LongTextContent[number], {_type: 'block'}>

function paragraph(_key: string, text: string, how: Partial<Paragraph> = {}): Paragraph {
  return {
    _type: 'block',
    _key,
    style: 'normal',
    markDefs: null,
    children: [{_type: 'span', _key: 'text', text}],
    ...how,
  }
}

function callout(tone: 'note' | 'tip' | 'warning'): LongTextContent[number] {
  const text = [{...paragraph('text', 'Say the amount first, then the stage.'), style: 'normal'}]
  return {
    _type: 'callout',
    _key: tone,
    tone,
    title: 'Before the pilot',
    text: text as Extract<LongTextContent[number], {_type: 'callout'}>['text'],
    children: null,
    markDefs: null,
  }
}

const row = (...cells: string[]) => ({_key: cells[0] ?? '', cells})

/** Everything an author may insert that refers to no other document. */
export const sampleText: LongTextContent = [
  paragraph('opening', 'Reps do not hate the CRM. They hate typing what they have just said.'),
  paragraph('first', 'Where the minutes go', {style: 'h2'}),
  paragraph('before', 'Before the meeting: who, what, what is open', {
    listItem: 'bullet',
    level: 1,
  }),
  paragraph('paper', 'On paper, if you must', {listItem: 'bullet', level: 2}),
  paragraph('second', 'In their own words', {style: 'h3'}),
  paragraph('quote', 'By Friday I have forgotten half of it.', {style: 'blockquote'}),
  callout('note'),
  callout('tip'),
  callout('warning'),
  {
    _type: 'dataTable',
    _key: 'table',
    caption: 'Before and after, in both groups',
    columns: ['Measure', 'Week 1', 'Week 4'],
    rows: [row('Minutes per update', '12.0', '4.5'), row('Deals with a next step', '52', '68')],
    source: 'An imaginary team',
    asOf: '2025-08-01',
    children: null,
    markDefs: null,
  },
  {
    _type: 'codeSample',
    _key: 'code',
    title: 'Validation rule',
    code: 'AND(\n  NOT(IsClosed),\n  ISBLANK(NextStep)\n)',
    children: null,
    markDefs: null,
  },
  {
    _type: 'roadmap',
    _key: 'roadmap',
    heading: 'From diary to habit',
    phases: [
      {_key: 'pilot', title: 'Pilot', time: 'Weeks 1–2', text: 'Four volunteers.'},
      {_key: 'rollout', title: 'Rollout', time: 'Weeks 3–6', text: null},
    ],
    children: null,
    markDefs: null,
  },
  {
    _type: 'nextStep',
    _key: 'next',
    heading: 'Report your next meeting by voice',
    text: 'Leave your address: we write when a place is free.',
    links: [{_key: 'book', label: 'Book a demo', about: null, kind: 'cta', url: null, page: null}],
    children: null,
    markDefs: null,
  },
]
