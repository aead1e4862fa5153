import {richTextFragment} from '../../../lib/sanity/fragments'

export const faqListFragment = /* groq */ `
  _type == "faqList" => {
    heading,
    intro,
    questions[]->{_id, question, answer[]{${richTextFragment}}}
  }
`
