import { Palm, PalmCrown } from '#src/components/site/scenes/palm.tsx';
import { SceneFrame, type SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { Sky } from '#src/components/site/scenes/sky.tsx';

/** An empty lot: the wind has taken the tarp, and a road sign points both ways. */
export function MissingScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <Sky
        id="missing-sky"
        stops={[
          ['text-navy-700', 0],
          ['text-tarp-600', 30],
          ['text-foam-100', 70],
        ]}
      />
      <PalmCrown id="missing-palm" look="wind" />
      <g transform="translate(-10 -8)">
        <path
          className="fill-white"
          opacity=".6"
          d="M300 176q10-26 44-18 18-24 54-10 34-4 36 16 20 2 22 12zM90 236q8-18 34-14 18-18 44-4 28-2 30 18z"
        />
        <path className="fill-leaf-700" d="M0 300q130-24 260-10t280-8 290 6v60H0z" />
        <g className="fill-leaf-700">
          <Palm crown="missing-palm" at={[262, 330]} lean={44} height={170} size={0.9} />
          <Palm crown="missing-palm" at={[724, 330]} lean={36} height={120} size={0.7} />
        </g>
        <path className="fill-leaf-600" d="M0 318q400-16 830 0v180H0z" />
        <path className="fill-sand-200" d="M470 338h210l50 34H452z" />
        <path className="fill-sand-400" d="M452 372h278v10H452z" />
        <path className="fill-navy-950" opacity=".2" d="M552 348h130l20 16H520z" />
        <path className="fill-tarp-700" d="M540 246q50-34 92-2 40 26 80-10l6 30q-46 30-92 4-40-20-72 10z" />
        <path className="fill-tarp-500" d="M522 180q56-30 100 0 42 28 96-8l-6 62q-40 36-80 10-42-32-92 2z" />
        <path
          className="fill-tarp-300"
          opacity=".5"
          d="M560 169q18-2 34 2l-10 58q-14-2-28 4zM650 192q14 2 28-2l-8 60q-12 2-24-2z"
        />
        <path
          className="stroke-sand-50"
          fill="none"
          strokeDasharray="0 22"
          strokeLinecap="round"
          strokeWidth="6"
          d="M532 186q50-24 86 2 46 28 92-2l-4 42q-36 30-72 6-40-30-84-2z"
        />
        <path
          className="stroke-sand-100"
          fill="none"
          strokeLinecap="round"
          strokeWidth="3"
          d="M540 246q-20 30-4 50M718 264q20 16 10 40M480 190h-60M510 216h-60"
        />
        <path className="fill-slate-700" d="M366 226h10v156h-10z" />
        <path className="fill-amber-500" d="M348 236h110l26 21-26 21H348z" />
        <path className="fill-sand-50" d="M392 286H284l-26 20 26 20h108z" />
        <path
          className="stroke-navy-900"
          fill="none"
          strokeWidth="7"
          d="M362 257h88M434 242l16 15-16 15M380 306h-86M310 292l-16 14 16 14"
        />
        <path
          className="fill-leaf-700"
          d="M340 384q4-20 18-6 8-20 16 0 14-16 22 6zM0 420q200-24 400-10t430-8v70H0z"
        />
      </g>
    </SceneFrame>
  );
}
