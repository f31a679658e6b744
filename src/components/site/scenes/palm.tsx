/** One frond, pointing right from its stalk. A crown is made of rotated and mirrored copies. */
const FROND =
  'M-1 -1l17-10 19-2 20 6 21 13-1 3-9-7-1 5-11-11 2 10-13-14 4 11-15-12 6 9-16-8 7 9-17-6 7 7-16-2z';

/** The fronds of a crown as [degrees, scale]; a negative scale mirrors the frond to the left. */
const CROWNS = {
  calm: [
    [-64, 0.95],
    [-32, 1.05],
    [0, 1],
    [38, 0.75],
    [64, -0.95],
    [32, -1.05],
    [0, -1],
    [-38, -0.75],
  ],
  wind: [
    [-74, 0.8],
    [-46, 1.05],
    [-20, 1.25],
    [6, 1.3],
    [32, 1.15],
    [60, 0.8],
    [4, -0.6],
    [76, -0.6],
  ],
} as const;

interface PalmCrownProps {
  /** Unique in the document; `Palm.crown` refers to it. */
  id: string;
  look: keyof typeof CROWNS;
}

/** Defines the crown that a scene's palms share. Draws nothing by itself. */
export function PalmCrown({ id, look }: PalmCrownProps) {
  const frond = `${id}-frond`;
  return (
    <defs>
      <path id={frond} d={FROND} />
      <g id={id}>
        {CROWNS[look].map(([turn, size]) => (
          <use
            key={`${turn} ${size}`}
            href={`#${frond}`}
            transform={`rotate(${turn})scale(${size} ${Math.abs(size)})`}
          />
        ))}
      </g>
    </defs>
  );
}

interface PalmProps {
  /** Id of a `PalmCrown`. */
  crown: string;
  /** Where the trunk meets the ground. */
  at: readonly [x: number, y: number];
  /** How far the crown is to the right of the trunk's base. */
  lean: number;
  height: number;
  size: number;
}

/** A coconut palm, in the fill of its parent `<g>`. */
export function Palm({ crown, at: [x, y], lean, height, size }: PalmProps) {
  const w = Math.round(5 * size);
  const bend = Math.round(height * 0.6);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M${-w} 0Q0-${bend} ${lean}-${height}h${w}Q${w}-${bend} ${w} 0z`} />
      <use href={`#${crown}`} transform={`translate(${lean}-${height})scale(${size})`} />
    </g>
  );
}
