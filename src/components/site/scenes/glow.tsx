interface GlowProps {
  /** Unique in the document. */
  id: string;
  at: readonly [x: number, y: number];
  radius: number;
  /** Text color class; the light uses `currentColor`. */
  color?: string;
}

export function Glow({ id, at: [cx, cy], radius, color = 'text-amber-100' }: GlowProps) {
  return (
    <g className={color}>
      <radialGradient id={id}>
        <stop stopColor="currentColor" stopOpacity=".95" />
        <stop offset=".4" stopColor="currentColor" stopOpacity=".35" />
        <stop offset=".7" stopColor="currentColor" stopOpacity=".1" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </radialGradient>
      <circle cx={cx} cy={cy} r={radius} fill={`url(#${id})`} />
    </g>
  );
}
