import {
  comparisonTableFragment,
  figureNoteFragment,
  linkFragment,
  pictureCredit,
  pictureFragment,
  questionsFragment,
  richTextFragment,
  roiSettings,
} from '../../lib/sanity/fragments'

/** What a long text reads: its paragraphs, and the fields of each block. */
export const longTextFragment = /* groq */ `
  ${richTextFragment},
  _type == "callout" => {
    "tone": select(tone == "tip" => "tip", tone == "warning" => "warning", "note"),
    "text": coalesce(text[defined(@)]{${richTextFragment}}, [])
  },
  _type == "dataTable" => {
    "caption": coalesce(caption, ""),
    "columns": coalesce(columns, []),
    "rows": coalesce(rows[defined(@)]{_key, "cells": coalesce(cells, [])}, [])
  },
  _type == "embeddedComparison" => {table->{${comparisonTableFragment}}},
  _type == "figureRow" => {
    "figures": coalesce(figures[defined(@->_id)]{_key, ...@->{${figureNoteFragment}}}, [])
  },
  _type == "illustration" => {
    picture{${pictureFragment}},
    "credit": coalesce(credit, ${pictureCredit})
  },
  _type == "codeSample" => {"code": coalesce(code, "")},
  _type == "embeddedFaq" => {
    ${questionsFragment}
  },
  _type == "embeddedCalculator" => {
    "heading": coalesce(heading, ""),
    "settings": ${roiSettings}
  },
  _type == "workedExample" => {
    "caption": coalesce(caption, ""),
    "teamSize": coalesce(teamSize, 0),
    "averageSalary": coalesce(averageSalary, 0),
    "hoursPerDay": coalesce(hoursPerDay, 0),
    "settings": select(teamSize >= 0 && averageSalary >= 0 && hoursPerDay >= 0 => ${roiSettings})
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
  }
`
