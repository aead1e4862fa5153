import {questionFragment} from '../../../lib/sanity/fragments'

export const faqListFragment = /* groq */ `
  _type == "faqList" => {
    "heading": coalesce(heading, ""),
    intro,
    "questions": coalesce(questions[defined(@->_id)]{_key, ...@->{${questionFragment}}}, [])
  }
`
