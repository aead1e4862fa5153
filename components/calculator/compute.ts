/** The visitor's input. */
export interface RoiInputs {
  teamSize: number
  /** A year, for one person. */
  averageSalary: number
  /** On the CRM, for one person. */
  hoursPerDay: number
}

/** What the calculator assumes. Time saved and productivity gain are figures, as parts from 0 to 1. */
export interface RoiAssumptions {
  workingDays: number
  timeSaved: number
  productivityGain: number
}

/** Results in the currency of the salary, not rounded; annual except for the last. */
export interface RoiResult {
  annualCRMCost: number
  annualSavings: number
  productivityGain: number
  totalBenefit: number
  monthlyBenefit: number
}

/** Divisors that turn a salary into an hourly wage. */
export const weeksPerYear = 52
export const hoursPerWeek = 40

export const monthsPerYear = 12

/** Computes what the CRM costs a team in working time, and what of it comes back. */
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
