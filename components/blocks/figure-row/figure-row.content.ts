import {figureNoteFragment} from '../../../lib/sanity/fragments'

export const figureRowFragment = /* groq */ `
  _type == "figureRow" => {
    "figures": coalesce(figures[defined(@->_id)]{_key, ...@->{${figureNoteFragment}}}, [])
  }
`
