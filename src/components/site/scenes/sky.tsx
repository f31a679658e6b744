interface SkyProps {
  /** Unique in the document. */
  id: string;
  /** Text-colour classes from the top of the sky to the horizon, each with where it stands in percent. */
  stops: readonly (readonly [color: string, at: number])[];
  /** How far the light leans: 0 is straight down, 1 down and all the way to the right. */
  lean?: number;
}

/** A sky over the whole surface; hills, water and ground cover its lower part. */
export function Sky({ id, stops, lean = 0 }: SkyProps) {
  return (
    <>
      <linearGradient id={id} x2={lean} y2="1">
        {stops.map(([color, at]) => (
          <stop key={at} className={color} stopColor="currentColor" offset={`${at}%`} />
        ))}
      </linearGradient>
      <path fill={`url(#${id})`} d="M0 0h800v450H0z" />
    </>
  );
}
