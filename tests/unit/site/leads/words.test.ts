import {expect, it} from 'vitest'

import {stringsIn} from '../../../../lib/server/json'
import en from '../../../../messages/en.json'
import fr from '../../../../messages/fr.json'

const {leadForm} = en

it.each([
  [leadForm.errors.nameRequired, 'Name is required'],
  [leadForm.errors.invalidEmail, 'Invalid email address'],
  [leadForm.errors.phoneRequired, 'Phone number is required'],
  [leadForm.submitting.demo, 'Booking...'],
  [leadForm.status.invalid.title, 'Validation error'],
  [leadForm.status.received.title, 'Request received!'],
  [leadForm.status.receivedDemo.title, 'Demo request received!'],
  [
    leadForm.status.receivedDemo.text,
    'Thank you for your interest - We will contact you shortly for scheduling a demo!',
  ],
  [leadForm.status.alreadyReceivedDemo.title, 'Demo request already received!'],
  [
    leadForm.status.alreadyReceivedDemo.text,
    "We've got your email saved. We will contact you shortly for scheduling a demo!",
  ],
  [leadForm.status.refused.title, 'Unable to submit request'],
  [leadForm.status.refused.text, 'Please check your information and try again.'],
  [leadForm.status.failed.title, 'Unable to submit request'],
  [leadForm.status.failed.text, 'Please try again later.'],
])('the English form messages are the specified ones: %j', (words, expected) => {
  expect(words).toBe(expected)
})

it.each([leadForm.freeTrial, fr.leadForm.freeTrial])(
  'asks for the free trial in words that fit into the message: %j',
  (request) => {
    expect(request.length).toBeLessThan(1000)
  },
)

it('every other form message exists in French', () => {
  const french = stringsIn(fr.leadForm)
  const shared = stringsIn(en.leadForm).filter((text) => french.includes(text))
  expect(shared).toEqual(['Message'])
})
