import {createReadStream} from 'node:fs'
import {join} from 'node:path'

import type {SanityClient} from '@sanity/client'
import sharp from 'sharp'

import {root} from '../starter/settings.ts'

/** Uploaded assets, by their ids. */
export interface ExampleAssets {
  picture: string
  logo: string
  file: string
  captions: string
}

const reference = (_ref: string) => ({_type: 'reference', _ref})

const pictureOf = (alt: string, asset: string) => ({
  _type: 'picture',
  alt,
  asset: reference(asset),
})

const toForm = {_type: 'link', kind: 'cta'}

const plans = [
  {
    _key: 'start',
    _type: 'plan',
    title: 'Start',
    text: 'For a rep who works alone.',
    monthly: 0,
    features: ['One CRM', '20 updates a month'],
    link: toForm,
  },
  {
    _key: 'team',
    _type: 'plan',
    badge: 'For most teams',
    title: 'Team',
    text: 'For a team that shares its pipeline.',
    monthly: 29,
    yearly: 290,
    features: ['Everything in Start', 'Unlimited updates', 'Salesforce and HubSpot'],
    link: toForm,
  },
  {
    _key: 'company',
    _type: 'plan',
    title: 'Company',
    text: 'For several teams with rules of their own.',
    features: ['Everything in Team', 'Custom fields and rules'],
    link: {_type: 'link', kind: 'url', url: 'mailto:sales@example.com', label: 'Ask for a quote'},
  },
]

function logoWall(logo: string) {
  const logos = ['One', 'Two', 'Three', 'Four'].map((name) =>
    Object.assign(pictureOf(`Example ${name}`, logo), {_key: name}),
  )
  return {_key: 'logos', _type: 'logoWall', heading: 'Companies that work with us', logos}
}

const testimonial = (key: string, quote: string, role: string, portrait: object) => ({
  _key: key,
  _type: 'testimonial',
  quote,
  name: `Example ${key}`,
  role: `${role} at Example Company`,
  portrait,
})

const testimonials = (portrait: object) => ({
  _key: 'testimonials',
  _type: 'testimonials',
  heading: 'What reps say of it',
  intro: 'These are examples, not customers.',
  items: [
    testimonial('One', 'It’s written before I’m back, in the customer’s words.', 'Rep', portrait),
    testimonial('Two', 'We read the pipeline on Monday, and we believe it.', 'Lead', portrait),
  ],
})

const pictureWithText = (picture: object) => ({
  _key: 'picture',
  _type: 'pictureWithText',
  heading: 'See what a sentence becomes',
  text: [
    {
      _key: 'paragraph',
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{_key: 'span', _type: 'span', marks: [], text: 'A record in your CRM.'}],
    },
  ],
  picture,
  side: 'left',
  links: [{_key: 'link', ...toForm}],
})

const pricing = {
  _key: 'pricing',
  _type: 'pricing',
  heading: 'Choose what your team needs',
  intro: 'Begin for nothing, and change whenever you like.',
  currency: 'EUR',
  plans,
  saving: 'Two months free',
  note: 'Per person, without tax.',
}

const videos = (picture: object, file: string, captions: string) => [
  {
    _key: 'video',
    _type: 'video',
    heading: 'Watch an update from start to finish',
    intro: 'A visit, a sentence, a record: one minute.',
    picture,
    file: {_type: 'file', asset: reference(file)},
    captions: {_type: 'file', asset: reference(captions)},
    publishedAt: '2026-01-31',
  },
  {
    _key: 'elsewhere',
    _type: 'video',
    heading: 'A video at another site',
    picture,
    url: 'https://video.example/watch?v=1',
  },
]

/** A page with invented examples of the sections for which the seed has no true content. For tests and thumbnails. */
export function sectionExamples({picture, logo, file, captions}: ExampleAssets) {
  const shown = pictureOf('The home page of this site', picture)
  return {
    _id: 'page-section-examples',
    _type: 'page',
    language: 'en',
    title: 'Examples',
    path: 'section-examples',
    seo: {
      _type: 'seo',
      title: 'Examples of sections',
      description: 'A page with the sections that no other page shows, for tests and pictures.',
      noIndex: true,
    },
    sections: [
      logoWall(logo),
      testimonials(shown),
      pictureWithText(shown),
      pricing,
      ...videos(shown, file, captions),
    ],
  }
}

/** An invented logo. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="160"><circle cx="80" cy="80" r="60"/><path d="M180 50h420v24H180zM180 98h280v24H180z"/></svg>`

/** Replaces a video: the page only requests it. */
const bytes = Buffer.from('A video for tests.')

const captionsBytes = Buffer.from('WEBVTT\n\n00:00.000 --> 00:04.000\nA caption for tests.\n')

/** Publishes the page with its assets; returns the ids of all. */
export async function publishExamples(client: SanityClient): Promise<string[]> {
  const {assets} = client
  const home = createReadStream(join(root, 'docs/images/home.png'))
  const png = await sharp(Buffer.from(drawing)).png().toBuffer()
  const [picture, logo, file, captions] = await Promise.all([
    assets.upload('image', home, {filename: 'home.png'}),
    assets.upload('image', png, {filename: 'logo.png'}),
    assets.upload('file', bytes, {filename: 'video.mp4'}),
    assets.upload('file', captionsBytes, {filename: 'captions.vtt'}),
  ])
  const ids = {picture: picture._id, logo: logo._id, file: file._id, captions: captions._id}
  const {_id} = await client.createOrReplace(sectionExamples(ids))
  return [_id, ...Object.values(ids)]
}
