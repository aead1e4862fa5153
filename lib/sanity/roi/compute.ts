/** The visitor's input. */
export interface RoiInputs {
  teamSize: number
  /** Per person and year. */
  averageSalary: number
  /** Hours of CRM work per person. */
  hoursPerDay: number
}

/** The calculator's assumptions. Time saved and productivity gain are figures, as fractions from 0 to 1. */
export interface RoiAssumptions {
  workingDays: number
  timeSaved: number
  productivityGain: number
}

/** Results in the currency of the salary, unrounded; annual except for the last. */
export interface RoiResult {
  annualCRMCost: number
  annualSavings: number
  productivityGain: number
  totalBenefit: number
  monthlyBenefit: number
}

/** Divisors for converting an annual salary to an hourly wage. */
export const weeksPerYear = 52
export const hoursPerWeek = 40

export const monthsPerYear = 12

/** Computes the working time that CRM entry costs a team, and how much of it is saved. */
export function computeRoi(
  {teamSize, averageSalary, hoursPerDay}: RoiInputs,
  {workingDays, timeSaved, productivityGain}: RoiAssumptions,
): RoiResult {
  const hourlyRate = averageSalary / weeksPerYear / hoursPerWeek
  const annualCRMCost = teamSize * hoursPerDay * hourlyRate * workingDays
  const annualSavings = timeSaved * annualCRMCost
  const gain = productivityGain * annualSavings
  const totalBenefit = annualSavings + gain
  return {
    annualCRMCost,
    annualSavings,
    productivityGain: gain,
    totalBenefit,
    monthlyBenefit: totalBenefit / monthsPerYear,
  }
}
