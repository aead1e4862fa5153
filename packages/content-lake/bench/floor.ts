import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'

/** Answers every request with a fixed number of bytes, to measure what HTTP alone costs on this machine. */
const body = Buffer.alloc(Number(process.env['ANSWER_BYTES']), ' ')
const headers = {'content-type': 'application/json', 'content-length': body.length}

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => response.writeHead(200, headers).end(body))
})

server.listen(0, '127.0.0.1', () => {
  const {port} = server.address() as AddressInfo
  process.send?.({url: `http://127.0.0.1:${port}`})
})
