export const codeSampleFragment = /* groq */ `
  _type == "codeSample" => {"code": coalesce(code, "")}
`
