/** Passes a request on to lite. */
export type Forward = (request: Request) => Promise<Response>
