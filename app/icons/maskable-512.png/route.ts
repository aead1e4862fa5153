import {iconResponse} from '../icon-response'

export function GET(): Promise<Response> {
  return iconResponse('maskable-512.png')
}
