import {questionFragment} from '../../../lib/content/fragments'

export const embeddedFaqFragment = /* groq */ `
  _type == "embeddedFaq" => {
    "questions": coalesce(questions[defined(@->_id)]{_key, ...@->{${questionFragment}}}, [])
  }
`
