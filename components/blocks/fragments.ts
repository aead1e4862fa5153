import {
  comparisonTableFragment,
  figureNoteFragment,
  linkFragment,
  pictureFragment,
  questionFragment,
  richTextFragment,
  roiSettingsFragment,
} from '../../lib/content/fragments'

/** The GROQ projection of a long text: its paragraphs, and the fields of each block. */
export const longTextFragment = /* groq */ `
  ${richTextFragment},
  _type == "callout" => {
    "tone": select(tone == "tip" => "tip", tone == "warning" => "warning", "note"),
    "text": coalesce(text[defined(@)]{${richTextFragment}}, [])
  },
  _type == "codeSample" => {"code": coalesce(code, "")},
  _type == "dataTable" => {
    "caption": coalesce(caption, ""),
    "columns": coalesce(columns[defined(@)], []),
    "rows": coalesce(rows[defined(@)]{_key, "cells": coalesce(cells[defined(@)], [])}, [])
  },
  _type == "embeddedCalculator" => {"heading": coalesce(heading, ""), ${roiSettingsFragment}},
  _type == "embeddedComparison" => {table->{${comparisonTableFragment}}},
  _type == "embeddedFaq" => {
    "questions": coalesce(questions[defined(@->_id)]{_key, ...@->{${questionFragment}}}, [])
  },
  _type == "figureRow" => {
    "figures": coalesce(figures[defined(@->_id)]{_key, ...@->{${figureNoteFragment}}}, [])
  },
  _type == "illustration" => {
    picture{${pictureFragment}},
    "credit": coalesce(
      credit,
      select($locale == "fr" => picture.asset->creditLine.fr, picture.asset->creditLine.en)
    )
  },
  _type == "nextStep" => {
    "heading": coalesce(heading, ""),
    "links": coalesce(links[defined(@)]{_key, ${linkFragment}}, [])
  },
  _type == "roadmap" => {
    "heading": coalesce(heading, ""),
    "phases": coalesce(
      phases[defined(@)]{_key, "title": coalesce(title, ""), "time": coalesce(time, ""), text},
      []
    )
  },
  _type == "workedExample" => {
    "caption": coalesce(caption, ""),
    "teamSize": coalesce(teamSize, 0),
    "averageSalary": coalesce(averageSalary, 0),
    "hoursPerDay": coalesce(hoursPerDay, 0),
    ${roiSettingsFragment}
  }
`
