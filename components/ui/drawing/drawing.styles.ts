import {css} from 'styled-components'

/** Stroke width scales with the container, so that bars stay apart at any size. */
export const drawingStyles = css`
  .drawing {
    overflow: visible;
    width: 100%;
    height: 100%;
    fill: none;
    stroke: var(--plain, var(--ink));
    stroke-width: min(1cqi, 5cqb);
    stroke-linecap: round;
  }

  .drawing path {
    vector-effect: non-scaling-stroke;
  }

  .drawing .rule {
    stroke-width: max(1px, 0.15cqi);
    stroke-opacity: 0.25;
  }

  .drawing .voice {
    stroke: var(--voice);
  }

  .drawing .record {
    stroke: var(--record);
  }

  .drawing .mask {
    stroke-width: min(5cqi, 20cqb);
    stroke-linecap: butt;
  }

  .card-drawing {
    position: relative;
    width: 100%;
    aspect-ratio: 2.8;
  }

  .card-drawing > div {
    container-type: size;
    height: 100%;
  }

  .card-drawing > div:not(:last-child) {
    height: calc(100% - 1.5rem);
  }

  .card-drawing > p {
    position: absolute;
    inset: auto 0 0 6.6%;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    font-family: var(--font-mono);
    font-size: var(--step-0);
    font-weight: 600;
    line-height: 1.4;
  }

  .card-drawing > p > :last-child {
    color: var(--record);
  }
`
