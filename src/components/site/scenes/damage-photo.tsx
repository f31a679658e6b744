const YARD = <use href="#home-yard" />;

/** A hole in the shingles, down to the decking, in the units of the home scene. */
const HOLE = (
  <g id="home-hole">
    <path className="fill-sand-400" d="M300 186l14-4 16 4 18-3 5 12-4 13 6 12-21 4-15-4-17 5-7-13 5-12z" />
    <path className="stroke-navy-800" d="M298 194h52M296 203h56M299 212h54" />
    <path className="fill-navy-950" d="M314 192l19 3 5 13-15 7-13-9z" />
  </g>
);

/** A measuring tape: a strip with a mark at every step. */
const tape = (d: string, width: number) => (
  <>
    <path className="stroke-amber-500" strokeWidth={width} d={d} />
    <path className="stroke-navy-950" strokeWidth={width} strokeDasharray=".6 5" d={d} />
  </>
);

const PHOTOS = {
  roof: {
    view: '170 112 438 292',
    drawing: (
      <>
        {YARD}
        {HOLE}
        <path className="stroke-amber-500" fill="none" strokeWidth="3" d="M276 170h102v68H276z" />
      </>
    ),
  },
  shingles: {
    view: '276 170 102 68',
    drawing: (
      <>
        {YARD}
        <path
          className="stroke-navy-950"
          opacity=".4"
          strokeWidth="10"
          strokeDasharray=".7 12"
          d="M270 175h120M276 185h120M270 195h120M276 205h120M270 215h120M276 225h120M270 235h120"
        />
        <use href="#home-hole" />
        {tape('M296 175h60M366 182v42', 4)}
        <path
          className="stroke-sand-100"
          fill="none"
          strokeWidth="1.5"
          d="M288 208q-2-28 38-27t34 26-38 25-36-27"
        />
      </>
    ),
  },
  ceiling: {
    view: '0 0 120 80',
    drawing: (
      <>
        <path className="fill-sand-100" d="M26 34h68v46H26z" />
        <path className="fill-sand-200" d="M0 0l26 34v46H0zM120 0L94 34v46h26z" />
        <path className="fill-sand-50" d="M0 0h120L94 34H26z" />
        <path className="fill-navy-700" d="M66 44h18v36H66z" />
        <path className="fill-sand-400" d="M30 16q2-9 18-10t24 4 16 7-14 8-26 1-18-10z" />
        <path className="fill-tarp-500" d="M52 34l3 7q0 4-3 4t-3-4zM52 54l2 5q0 3-2 3t-2-3z" />
        <path className="fill-tarp-600" d="M43 67h18l-2 13H45z" />
        <path className="stroke-navy-900" fill="none" d="M25 16q2-14 38-13t30 13-32 12-36-12" />
        {tape('M30 31h60', 3)}
      </>
    ),
  },
  tarp: {
    view: '190 122 276 184',
    drawing: (
      <>
        {YARD}
        <use href="#home-tarp" />
        {tape('M234 246h198M262 158l-34 80', 7)}
      </>
    ),
  },
} as const;

interface DamagePhotoProps {
  id: keyof typeof PHOTOS;
}

/** A drawn photo of the house in HomeScene. Needs that scene and the photo `roof` on the same page. */
export function DamagePhoto({ id }: DamagePhotoProps) {
  const { view, drawing } = PHOTOS[id];
  return (
    <svg aria-hidden="true" viewBox={view} className="bg-foam-300">
      {drawing}
    </svg>
  );
}
