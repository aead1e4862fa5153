import {questionFragment} from '../../../lib/content/fragments'

export const faqListFragment = /* groq */ `
  _type == "faqList" => {
    heading,
    intro,
    questions[]{_key, ...@->{${questionFragment}}}
  }
`
