import { Glow } from '#src/components/site/scenes/glow.tsx';
import { SceneFrame, type SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { Sky } from '#src/components/site/scenes/sky.tsx';

/** A loggerhead turtle returning to the sea under the moon, below the dune. */
export default function SatelliteBeachScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <Sky
        id="satellite-beach-sky"
        stops={[
          ['text-navy-950', 0],
          ['text-navy-900', 22],
          ['text-navy-700', 42],
          ['text-tarp-600', 54],
        ]}
      />
      <path
        className="stroke-foam-100"
        strokeLinecap="round"
        strokeWidth="2"
        d="M40 50h0M96 120h0M150 36h0M210 90h0M260 50h0M120 180h0M330 30h0M400 70h0M440 24h0M520 40h0M620 60h0M690 30h0M740 100h0M660 130h0M470 130h0M560 170h0M760 180h0M60 200h0"
      />
      <Glow id="satellite-beach-moon" at={[320, 112]} radius={150} />
      <circle className="fill-amber-100" cx="320" cy="112" r="36" />
      <path
        className="fill-amber-400"
        opacity=".35"
        d="M308 92q12-8 20 2t-8 14-12-16zM330 118q10-4 12 4t-10 8-2-12zM302 124q6-4 10 2t-6 6z"
      />
      <path
        className="fill-navy-700"
        opacity=".8"
        d="M0 150q6-16 30-12 14-20 44-8 24-8 36 10 24 0 28 14-60 10-138-4zM470 176q10-18 34-12 20-18 46-2 26-6 34 12 20 2 22 10-70 6-136-8z"
      />
      <path className="fill-navy-800" d="M0 226h800v150H0z" />
      <path className="fill-tarp-700" opacity=".6" d="M0 250q120 8 260 0t300 2 240-4v80H0z" />
      <path
        className="fill-amber-100"
        opacity=".9"
        d="M296 230h54l4 3h-62zM282 240h80l6 4h-92zM300 251h50l5 4h-60zM268 262h110l8 5H258zM290 275h66l6 5h-78zM276 290h90l8 5h-106z"
      />
      <path
        className="fill-foam-100"
        opacity=".8"
        d="M0 282q90-12 190-2 100 10 200-4l-30 14q-90 8-180 0-90-6-180 4zM340 312q110-14 220-2t240-8v10q-120 12-230 4t-230 0z"
      />
      <path className="fill-navy-700" d="M0 316q140-20 320-8t480-6v60H0z" />
      <path className="fill-foam-50" d="M0 320q140-18 310-6t490-8v8q-220 20-410 12-200-16-390 8z" />
      <path className="fill-slate-600" d="M0 334q200-24 400-6t400-14v136H0z" />
      <path className="fill-slate-700" d="M0 372q180-30 380-12t420-30v120H0z" />
      <path className="fill-slate-400" opacity=".35" d="M40 348q160-18 300-8 40 4 20 10-160-4-320 8z" />
      <g transform="translate(-52 0)">
        <path className="fill-navy-950" d="M880 236q-120-4-190 30-60 14-90 50-30 30-90 40 90 20 370-14z" />
        <path className="fill-navy-800" d="M556 242h150v38H556z" />
        <path
          className="fill-navy-900"
          d="M538 246l28-28h142l16 28zM702 206h36v84h-36zM590 280h6v36h-6zM640 280h6v24h-6zM560 280h6v46h-6z"
        />
        <path className="fill-tarp-500" d="M566 217l74 0 4 22-98 1z" />
        <path
          className="stroke-sand-200"
          strokeWidth="2.5"
          d="M566 217l-20 22M592 217l-10 22M618 217v22M640 217l4 22"
        />
        <path className="fill-amber-500" d="M566 250h26v18h-26zM602 250h26v18h-26zM638 250h26v18h-26z" />
        <path
          className="stroke-slate-400"
          fill="none"
          strokeWidth="3"
          d="M556 282l-40 66M572 286l-40 64M549 294h18M540 308h18M531 322h18M522 336h18"
        />
      </g>
      <g transform="translate(24 0)">
        <path
          className="stroke-navy-900"
          fill="none"
          opacity=".7"
          strokeDasharray="5 8"
          strokeWidth="11"
          d="M392 372q60 26 150 20t190-34"
        />
        <path className="stroke-slate-600" fill="none" strokeWidth="5" d="M392 374q60 26 150 20t190-34" />
        <path
          className="fill-navy-950"
          opacity=".5"
          d="M222 390q80-14 190 2 10 8-8 12-100 10-174 0-16-4-8-14z"
        />
        <path
          className="fill-leaf-600"
          d="M282 372q-30 6-48 34-4 10 8 8 36-10 60-22zM372 366q26 20 34 36 2 10-10 6-30-12-44-30zM258 350q-40-22-60-10-8 6 4 12 28 8 56 12zM396 352q20-2 26 8 0 6-24 4z"
        />
        <path className="fill-leaf-600" d="M262 366q-30 8-44-6-12-14 0-26 18-12 50 8z" />
        <path className="fill-amber-600" d="M250 372q4-40 66-50 60-2 86 42 6 12-8 14-70 14-144-6z" />
        <path className="fill-coral-700" opacity=".55" d="M250 372q70 18 144 6 14-2 8-14-40 16-148 0z" />
        <path
          className="stroke-coral-700"
          fill="none"
          opacity=".8"
          strokeWidth="2.5"
          d="M262 352q50 12 134 0M296 328l-8 46M330 322l2 56M362 330l12 46M286 340l26-8 28 0 24 6"
        />
        <path className="fill-amber-100" opacity=".5" d="M272 346q10-18 46-22-30 8-38 26z" />
        <circle className="fill-navy-950" cx="222" cy="340" r="3" />
      </g>
      <path
        className="stroke-leaf-600"
        fill="none"
        strokeLinecap="round"
        strokeWidth="2.5"
        d="M620 430q6-80-8-150M640 430q6-70 34-122M662 430q0-90 14-160M590 430q-4-60-28-100M700 430q6-60 32-96M60 450q8-60-4-118M84 450q4-50 26-92M110 450q-4-40-18-66M170 450q4-40-8-74M600 430q-10-30-34-46M710 430q16-30 40-40M186 450q10-30 30-44"
      />
      <path
        className="stroke-sand-400"
        fill="none"
        strokeDasharray="3 2"
        strokeWidth="8"
        d="M613 290q-5-22-22-34M672 312q12-18 30-20M675 280q2-24 18-34M564 334q-10-12-28-12M730 338q10-14 28-14M56 340q-3-22-18-30M108 362q8-16 26-18M93 388q-4-14-18-20M163 380q-3-18-16-24"
      />
      <path className="fill-navy-950" d="M0 430q100-20 260 0 200 14 340-10 110-24 200-10v40H0z" />
    </SceneFrame>
  );
}
