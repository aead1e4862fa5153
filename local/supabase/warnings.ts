// First, because importing lite is what replaces the function below.
import '@supabase/lite'

/** lite's own version reads every warning as a text, and throws where Node.js itself hands over an `Error`. */
const emitText = process.emitWarning.bind(process)

process.emitWarning = (warning: string | Error, ...options: unknown[]): void => {
  emitText(String(warning), ...(options as []))
}
