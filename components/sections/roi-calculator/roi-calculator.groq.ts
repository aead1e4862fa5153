export const roiCalculatorFragment = /* groq */ `
  _type == "roiCalculator" => {
    heading,
    intro,
    variant,
    note,
    "settings": *[_type == "roiSettings" && _id == "roiSettings"][0]{
      teamSize,
      averageSalary,
      hoursPerDay,
      workingDays,
      timeSaved,
      productivityGain
    }
  }
`
