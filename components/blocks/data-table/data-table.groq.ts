export const dataTableFragment = /* groq */ `
  _type == "dataTable" => {
    "caption": coalesce(caption, ""),
    "columns": coalesce(columns[defined(@)], []),
    "rows": coalesce(rows[defined(@)]{_key, "cells": coalesce(cells[defined(@)], [])}, [])
  }
`
