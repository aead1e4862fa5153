import {fileURLToPath} from 'node:url'

import sharp from 'sharp'

// Draws founder.png: a head and shoulders of vertical bars, whose weight is the tone of the shapes below. Run it by
// `node content/pictures/founder.ts` after a change.

const size = 960
const columns = 72
const pitch = size / columns

/** Rows in which the tone is measured. */
const rows = 160

const ink = '#14161A'
const voice = '#FF4B1F'

/** Hand-drawn shapes from back to front: gray is the tone, black the heaviest. */
const shapes = `
<path fill="#161616" d="M110 960C116 850 166 792 268 758C322 740 370 726 398 704L562 704C590 726 638 740 692 758C794 792 844 850 850 960Z"/>
<path fill="#fff" d="M398 704L480 830L562 704L600 734L524 960L436 960L360 734Z"/>
<path fill="#000" d="M352 726L392 706L472 862L452 960L290 960Z M608 726L568 706L488 862L508 960L670 960Z"/>
<path fill="#c8c8c8" d="M412 600L548 600L556 716C536 760 500 800 480 826C460 800 424 760 404 716Z"/>
<path fill="#8c8c8c" d="M500 650L548 620L556 716C536 760 500 800 486 818C512 760 516 700 500 650Z"/>
<path fill="#c4c4c4" d="M330 372C306 362 300 384 306 414C310 444 324 462 340 458Z"/>
<path fill="#7c7c7c" d="M630 372C654 362 660 384 654 414C650 444 636 462 620 458Z"/>
<path fill="#fff" d="M332 330C332 200 400 150 480 150C560 150 628 200 628 330L624 440C620 520 584 584 544 616C508 642 452 642 416 616C376 584 340 520 336 440Z"/>
<path fill="#b0b0b0" d="M566 230C612 250 628 290 628 330L624 440C622 480 610 520 594 550C600 500 600 440 590 390C584 340 578 280 566 230Z"/>
<path fill="#d2d2d2" d="M366 404C386 430 420 430 446 414L440 428C420 442 384 440 366 404Z M514 414C540 430 576 430 596 404C580 440 540 442 520 428Z"/>
<path fill="#4a4a4a" d="M337 448C344 486 352 512 372 532C388 506 420 500 440 502C456 504 468 510 480 510C492 510 504 504 520 502C540 500 572 506 588 532C608 512 618 486 623 448C622 520 586 590 544 622C508 650 452 650 416 622C374 590 338 520 337 448Z"/>
<path fill="#1c1c1c" d="M420 622C452 650 508 650 544 622C530 590 510 582 480 582C450 582 432 590 420 622Z"/>
<path fill="#e4e4e4" d="M418 538C440 524 464 526 480 532C496 526 520 524 542 538C520 566 440 566 418 538Z"/>
<path fill="#000" d="M410 534C444 544 516 544 550 534C516 552 444 552 410 534Z"/>
<path fill="#0d0d0d" d="M320 384C296 232 340 108 486 100C612 96 668 196 640 384C634 350 632 322 622 292C612 262 590 244 560 226C500 252 430 246 380 246C352 270 336 310 332 384Z"/>
<path fill="#808080" d="M392 150C420 126 470 116 516 122C470 130 430 150 404 190Z"/>
<path fill="#000" d="M352 358C378 332 424 332 454 352L450 366C422 352 384 350 358 370Z M506 352C536 332 582 332 608 358L602 370C576 350 538 352 510 366Z"/>
<path fill="#000" d="M380 396C394 378 426 378 440 398C426 410 394 410 380 396Z M520 398C534 378 566 378 580 396C566 410 534 410 520 398Z"/>
<path fill="#9a9a9a" d="M494 372C502 420 520 452 518 474C512 484 496 486 484 486L488 470C496 468 500 460 496 446Z"/>
<path fill="#2a2a2a" d="M446 478C458 488 468 484 480 490C492 484 502 488 516 476L512 492C496 500 464 500 450 492Z"/>
`

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">
<rect width="${size}" height="${size}" fill="#fff"/>${shapes}</svg>`

/** The weights of a bar, as shares of the pitch; the first is no bar. */
const weights = [0, 0.2, 0.42, 0.64, 0.86]

const {data} = await sharp(Buffer.from(drawing))
  .resize(columns, rows, {fit: 'fill'})
  .grayscale()
  .raw()
  .toBuffer({resolveWithObject: true})

const weightAt = (column: number, row: number) => {
  const tone = 1 - (data[row * columns + column] ?? 255) / 255
  return weights[Math.round(tone * (weights.length - 1))] ?? 0
}

function bar(column: number, from: number, to: number, weight: number, color: string): string {
  const width = weight * pitch
  const x = (column + 0.5) * pitch - width / 2
  return `<rect x="${x.toFixed(1)}" y="${from.toFixed(1)}" width="${width.toFixed(1)}" height="${(to - from).toFixed(1)}" rx="${(width / 2).toFixed(1)}" fill="${color}"/>`
}

/** The bars of one column, one for each run of the same weight. */
function barsOf(column: number): string[] {
  const bars: string[] = []
  const step = size / rows
  let start = 0
  for (let row = 1; row <= rows; row += 1) {
    const weight = weightAt(column, start)
    if (row < rows && weightAt(column, row) === weight) continue
    if (weight > 0) bars.push(bar(column, start * step, row * step, weight, ink))
    start = row
  }
  return bars
}

/** The voice: a wave at the height of the mouth, beside the head. */
function voiceBars(): string[] {
  return Array.from({length: columns}, (_, column) => {
    const away = Math.abs(column - columns / 2 + 0.5) / (columns / 2)
    if (away < 0.42) return ''
    const half = (22 + 70 * Math.abs(Math.sin(column * 1.7) * Math.cos(column * 0.6))) * (1.25 - away)
    return bar(column, 540 - half, 540 + half, 0.4, voice)
  })
}

const picture = [...voiceBars(), ...Array.from({length: columns}, (_, column) => barsOf(column)).flat()]
await sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${picture.join('')}</svg>`,
  ),
)
  .png({palette: true, colors: 32})
  .toFile(fileURLToPath(new URL('founder.png', import.meta.url)))
