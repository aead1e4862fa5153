// Must come first: importing lite replaces the function below.
import '@supabase/lite'

/** lite's version expects every warning to be a string, and throws on an `Error`. */
const emitText = process.emitWarning.bind(process)

process.emitWarning = (warning: string | Error, ...options: unknown[]): void => {
  emitText(String(warning), ...(options as []))
}
