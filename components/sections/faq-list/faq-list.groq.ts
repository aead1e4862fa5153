import {questionFragment} from '../../../lib/sanity/fragments'

export const faqListFragment = /* groq */ `
  _type == "faqList" => {
    heading,
    intro,
    questions[]{_key, ...@->{${questionFragment}}}
  }
`
