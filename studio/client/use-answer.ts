import {useEffect, useState} from 'react'

interface Answer<T> {
  data?: T
  error?: unknown
}

/** The answer to a request, kept until the next one's; one that comes too late is dropped. Undefined requests nothing. */
export function useAnswer<T>(request: (() => Promise<T>) | undefined): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({})
  useEffect(() => {
    if (!request) return undefined
    let isCurrent = true
    request().then(
      (data) => isCurrent && setAnswer({data}),
      (error: unknown) => isCurrent && setAnswer({error}),
    )
    return () => {
      isCurrent = false
    }
  }, [request])
  return answer
}
