export const roadmapFragment = /* groq */ `
  _type == "roadmap" => {
    "heading": coalesce(heading, ""),
    "phases": coalesce(
      phases[defined(@)]{_key, "title": coalesce(title, ""), "time": coalesce(time, ""), text},
      []
    )
  }
`
