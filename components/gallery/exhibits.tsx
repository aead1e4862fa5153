import type {ReactNode} from 'react'

import {LongText} from '@/components/blocks/long-text'
import {Badge} from '@/components/ui/badge/badge'
import {Breadcrumb} from '@/components/ui/breadcrumb/breadcrumb'
import {Button} from '@/components/ui/button/button'
import {Callout} from '@/components/ui/callout/callout'
import {Cover} from '@/components/ui/cover/cover'
import {Dialog, opensDialog} from '@/components/ui/dialog/dialog'
import {Field} from '@/components/ui/field/field'
import {Icon} from '@/components/ui/icon/icon'
import {iconNames} from '@/components/ui/icon/icon-names'
import {Anchor} from '@/components/ui/link/content-link'
import {LogoMark} from '@/components/ui/logo-mark/logo-mark'
import {Table} from '@/components/ui/table/table'
import {Tabs} from '@/components/ui/tabs/tabs'
import {Toast} from '@/components/ui/toast/toast'
import {LedgerWave} from '@/components/ui/waveform/ledger-wave'
import {Waveform} from '@/components/ui/waveform/waveform'
import {defaultLocale} from '@/lib/i18n/locales'
import {drawingForms} from '@/lib/sanity/drawing-forms'
import {noEdit} from '@/lib/sanity/preview/edit'
import {homePath, pageHref} from '@/lib/urls/paths'

import {sampleText} from './sample-text'

const home = pageHref(defaultLocale, homePath)

const colors = [
  'paper',
  'sheet',
  'tint',
  'band',
  'rule',
  'rule-strong',
  'ink',
  'ink-soft',
  'voice',
  'voice-text',
  'on-voice',
  'record',
]

const steps = [6, 5, 4, 3, 2, 1, 0]

const topics = ['voice', 'crm', 'data', 'privacy', 'figures'] as const

const variants = ['primary', 'secondary', 'quiet'] as const

function Colors() {
  return (
    <ul className="swatches">
      {colors.map((name) => (
        <li key={name} className="label">
          <span style={{background: `var(--${name})`}} />
          {name}
        </li>
      ))}
    </ul>
  )
}

function Type() {
  return (
    <ul className="steps">
      {steps.map((step) => (
        <li key={step} style={{fontSize: `var(--step-${step})`}}>
          {step} Say it, and it is written
        </li>
      ))}
    </ul>
  )
}

function Motif() {
  return (
    <>
      <LogoMark />
      <Waveform seed="A sentence" count={72} />
      <Waveform seed="A sentence that settles" count={72} settles />
      <LedgerWave seed="A sentence becomes a record" />
    </>
  )
}

function Icons() {
  return (
    <ul className="row">
      {iconNames.map((name) => (
        <li key={name} title={name}>
          <Icon name={name} />
        </li>
      ))}
    </ul>
  )
}

function Buttons() {
  return (
    <>
      {([undefined, 'small'] as const).map((size) => (
        <div key={size ?? 'normal'} className="stack">
          <div className="row">
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                Book a demo
              </Button>
            ))}
          </div>
          <div className="row">
            <Button size={size} busy>
              Booking...
            </Button>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size} disabled>
                Off
              </Button>
            ))}
          </div>
        </div>
      ))}
    </>
  )
}

function Links() {
  return (
    <>
      <p>
        A paragraph with{' '}
        <Anchor href={home} locale="en">
          a link
        </Anchor>{' '}
        and one to{' '}
        <Anchor href="https://site.example" locale="en">
          another site
        </Anchor>
        .
      </p>
      <p>
        <Anchor href={home} locale="en" current>
          The page that is shown
        </Anchor>
      </p>
      <div className="row">
        {variants.map((variant) => (
          <Anchor key={variant} href={home} locale="en" variant={variant}>
            A link as a button
          </Anchor>
        ))}
        <Anchor href="https://site.example" locale="en" variant="quiet">
          To another site
        </Anchor>
      </div>
    </>
  )
}

function Badges() {
  return (
    <div className="row">
      <Badge>12 entries</Badge>
      <Badge tone="record">EU data</Badge>
    </div>
  )
}

function Callouts() {
  return (
    <div className="stack">
      <Callout title="A note">
        <p>The blog is written in English only.</p>
      </Callout>
      <Callout tone="good" title="Request received">
        <p>We will contact you shortly.</p>
      </Callout>
      <Callout tone="error" title="Unable to submit request">
        <p>Please check your information and try again.</p>
      </Callout>
    </div>
  )
}

function Fields() {
  return (
    <div className="form stack">
      <Field label="Name" name="name" placeholder="Ada Byrne" />
      <Field label="Company" name="company" hint="optional" defaultValue="Acme" />
      <Field label="Work email" name="email" error="Invalid email address" defaultValue="ada@" />
      <Field label="Region" name="region" defaultValue="Ireland" disabled />
      <Field label="Message" name="message" hint="optional" multiline />
    </div>
  )
}

function TabsExhibit() {
  const tabs = ['Salesforce', 'HubSpot', 'Pipedrive'].map((label) => ({
    key: label,
    label,
    content: <p>What is written to {label}.</p>,
  }))
  return <Tabs legend="Record" tabs={tabs} />
}

function DialogExhibit({theme}: {theme: string}) {
  const id = `dialog-${theme}`
  return (
    <>
      <div className="row">
        <Button variant="quiet" {...opensDialog(id)}>
          Open the dialog
        </Button>
      </div>
      <Dialog id={id} title="Before you go" closeLabel="Close">
        <form method="dialog" className="form">
          <p>The focus stays in here; Escape and a click beside it close it.</p>
          <Button>Start the free month</Button>
          <Button variant="quiet">No thanks</Button>
        </form>
      </Dialog>
    </>
  )
}

function Toasts() {
  return (
    <>
      <Toast tone="good" title="Login Successful" closeLabel="Close">
        <p>Welcome to the admin panel.</p>
      </Toast>
      <Toast tone="error" title="Unable to submit request" closeLabel="Close">
        <p>Please try again later.</p>
      </Toast>
    </>
  )
}

function Breadcrumbs() {
  const crumbs = [
    {label: 'Home', href: home},
    {label: 'Compare', href: '#compare'},
    {label: 'Another product', href: '#another-product'},
  ]
  return <Breadcrumb label="Breadcrumb" crumbs={crumbs} />
}

function Covers() {
  return (
    <div className="covers">
      {drawingForms.map((form, at) => (
        <Cover
          key={form}
          topic={topics[at % topics.length] ?? 'voice'}
          drawing={{form, figures: null}}
          seed={form}
        />
      ))}
    </div>
  )
}

function TableExhibit({theme}: {theme: string}) {
  return (
    <Table id={`table-${theme}`} caption="Two ways to write a record" widthInColumns={3} ruled>
      <thead>
        <tr>
          <th scope="col">Criterion</th>
          <th scope="col">By hand</th>
          <th scope="col">By voice</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Time</th>
          <td>15 minutes</td>
          <td>60 seconds</td>
        </tr>
        <tr>
          <th scope="row">Where</th>
          <td>At the desk</td>
          <td>In the car park</td>
        </tr>
      </tbody>
    </Table>
  )
}

function Text({theme}: {theme: string}) {
  return (
    <LongText
      value={sampleText}
      context={{locale: 'en', hasCta: false, edit: noEdit}}
      edit={() => ({})}
      prefix={`${theme}-`}
      top={3}
    />
  )
}

interface Exhibit {
  title: string
  Content: (props: {theme: string}) => ReactNode
}

/** Every primitive with its states. */
export const exhibits: Exhibit[] = [
  {title: 'Color', Content: Colors},
  {title: 'Type', Content: Type},
  {title: 'Motif', Content: Motif},
  {title: 'Icons', Content: Icons},
  {title: 'Buttons', Content: Buttons},
  {title: 'Links', Content: Links},
  {title: 'Badges', Content: Badges},
  {title: 'Breadcrumb', Content: Breadcrumbs},
  {title: 'Covers', Content: Covers},
  {title: 'Table', Content: TableExhibit},
  {title: 'Callouts', Content: Callouts},
  {title: 'Fields', Content: Fields},
  {title: 'Tabs', Content: TabsExhibit},
  {title: 'Dialog', Content: DialogExhibit},
  {title: 'Toasts', Content: Toasts},
  {title: 'Text and its blocks', Content: Text},
]
