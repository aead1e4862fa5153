import {questionFragment} from '../../../lib/sanity/fragments'

export const embeddedFaqFragment = /* groq */ `
  _type == "embeddedFaq" => {
    "questions": coalesce(questions[defined(@->_id)]{_key, ...@->{${questionFragment}}}, [])
  }
`
