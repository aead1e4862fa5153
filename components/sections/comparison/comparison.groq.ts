export const comparisonFragment = /* groq */ `
  _type == "comparison" => {
    heading,
    intro,
    table->{_id, title, columns, rows[]{_key, criterion, cells}, source}
  }
`
