interface SkyProps {
  /** Unique in the document. */
  id: string;
  /** Text color classes from the top of the sky to the horizon, each with its position in percent. */
  stops: readonly (readonly [color: string, at: number])[];
  /** Direction of the gradient: 0 is straight down, 1 is down and all the way to the right. */
  lean?: number;
}

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
