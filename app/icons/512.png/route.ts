import {iconResponse} from '../icon-response'

export function GET(): Promise<Response> {
  return iconResponse('512.png')
}
