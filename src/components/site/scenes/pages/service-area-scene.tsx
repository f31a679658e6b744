import { Palm, PalmCrown } from '#src/components/site/scenes/palm.tsx';
import { SceneFrame, type SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { Sky } from '#src/components/site/scenes/sky.tsx';

/** The coast from above: ocean, barrier island, lagoon and a causeway with the crew's truck. */
export function ServiceAreaScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <Sky
        id="service-area-sky"
        stops={[
          ['text-tarp-500', 0],
          ['text-tarp-300', 16],
          ['text-foam-50', 32],
        ]}
      />
      <PalmCrown id="service-area-palm" look="calm" />
      <path className="fill-tarp-700" d="M0 138h800v60H0z" />
      <path className="fill-tarp-600" d="M0 152q200-8 400 2t400-4v50H0z" />
      <path className="fill-white" d="M0 178q120 6 260-2t260 2 280-8v8q-120 8-270 6t-270 2-260-2z" />
      <path className="fill-sand-100" d="M0 184q150 6 290 0t510-6v28H0z" />
      <path className="fill-leaf-600" d="M0 192q160 4 300 0t500-6v22q-180 16-390 12T0 212z" />
      <path
        className="fill-white"
        d="M96 168h28v26H96zM150 176h40v18h-40zM236 162h20v30h-20zM470 160h24v30h-24zM506 170h34v20h-34zM590 156h20v32h-20zM640 168h44v18h-44zM720 172h30v14h-30z"
      />
      <path
        className="fill-navy-700"
        d="M96 174h28v3H96zM96 182h28v3H96zM236 169h20v3h-20zM236 177h20v3h-20zM470 167h24v3h-24zM470 175h24v3h-24zM590 163h20v3h-20zM590 171h20v3h-20z"
      />
      <path className="fill-coral-600" d="M144 178l8-8h36l8 8zM634 170l8-8h40l8 8z" />
      <path className="fill-tarp-500" d="M502 172l8-8h28l8 8zM716 173l6-7h26l6 7z" />
      <path className="fill-tarp-300" d="M0 212q200 12 420 6t380-14v246H0z" />
      <path className="fill-tarp-500" opacity=".5" d="M0 250q180 20 400 4t400-8v60q-240 30-460 24T0 340z" />
      <path
        className="fill-foam-50"
        d="M560 242h90l10 4H550zM60 236h120l8 4H50zM620 262h110l8 4H606zM190 262h60l6 4h-72zM540 300h150l10 5H526z"
      />
      <path
        className="fill-leaf-700"
        d="M664 226q30-14 70-2 30 0 40 8-60 8-110 2zM40 282q40-16 90-2 20 4 24 10-70 8-120 0z"
      />
      <path className="fill-white" d="M656 262l2-40 22 38zM652 262l-14-2 12-28z" />
      <path className="fill-navy-900" d="M634 264h50l-8 10h-36z" />
      <path className="fill-white" opacity=".7" d="M630 276l-90 8 96-2z" />
      <path
        className="fill-slate-400"
        d="M226 314h10v46h-10zM290 294h9v44h-9zM350 280h8v40h-8zM408 270h8v36h-8zM462 262h7v28h-7zM512 252h6v24h-6zM556 242h5v20h-5zM596 232h4v16h-4z"
      />
      <path
        className="fill-slate-600"
        d="M120 350q160-76 330-92 130-16 220-54l10 4q-90 46-220 64-170 18-300 96z"
      />
      <path
        className="fill-foam-100"
        d="M100 348q160-80 340-98 130-14 226-48l8 4q-90 42-220 58-170 18-306 104z"
      />
      <path
        className="stroke-amber-600"
        fill="none"
        strokeDasharray="12 9"
        strokeWidth="2"
        d="M132 343q156-76 326-92 120-14 206-44"
      />
      <g transform="translate(300 238)rotate(-13)">
        <path className="fill-sand-50" d="M0 32V14h40L50-2h26l12 16 14 4v14z" />
        <path className="fill-tarp-600" d="M0 20h102v6H0z" />
        <path className="fill-navy-800" d="M53 1h9v12H46zM66 1h9l9 12H66z" />
        <path className="stroke-amber-500" fill="none" strokeWidth="4" d="M-6-6h78M6-6v20M30-6v20" />
        <path
          className="fill-navy-950"
          d="M8 33a11 11 0 1 1 22 0 11 11 0 1 1-22 0M70 33a11 11 0 1 1 22 0 11 11 0 1 1-22 0"
        />
      </g>
      <path
        className="fill-leaf-600"
        d="M0 352q60-30 150-10 60 16 120 18 200-22 330 0 100-10 200-18v108H0z"
      />
      <path className="fill-sand-50" d="M330 376h130v40H330zM520 372h150v50H520zM160 384h110v40H160z" />
      <path
        className="fill-navy-800"
        d="M346 388h24v20h-24zM424 388h22v20h-22zM540 386h30v22h-30zM624 386h30v22h-30zM184 396h24v20h-24z"
      />
      <path className="fill-amber-500" d="M384 386h20v30h-20zM586 386h20v36h-20z" />
      <path className="fill-coral-600" d="M342 336h110l34 48H310z" />
      <path className="fill-coral-700" d="M452 336l34 48h-42l-22-48z" />
      <path className="fill-slate-600" d="M540 330h116l34 52H500z" />
      <path className="fill-navy-800" d="M172 346h96l24 46H140z" />
      <path className="fill-tarp-500" d="M360 332h62l10 44q-50 6-92 0z" />
      <path className="fill-tarp-500" d="M600 326h50l26 48q-40 6-72 2z" />
      <path
        className="stroke-sand-100"
        fill="none"
        strokeWidth="4"
        d="M362 333l-16 43M392 333l-3 44M420 333l10 42M602 327l4 48M626 327l16 48M648 327l24 46"
      />
      <g className="fill-leaf-700">
        <Palm crown="service-area-palm" at={[300, 420]} lean={8} height={90} size={0.8} />
        <Palm crown="service-area-palm" at={[494, 430]} lean={-8} height={110} size={0.9} />
        <Palm crown="service-area-palm" at={[720, 430]} lean={12} height={120} size={1} />
      </g>
    </SceneFrame>
  );
}
