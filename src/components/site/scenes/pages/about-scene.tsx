import { Glow } from '#src/components/site/scenes/glow.tsx';
import { Palm, PalmCrown } from '#src/components/site/scenes/palm.tsx';
import { SceneFrame, type SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { Sky } from '#src/components/site/scenes/sky.tsx';

/** The yard at sunrise: two of the crew carry a rolled tarp to the truck, the owner checks the list. */
export function AboutScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <g id="about-picture">
        <Sky
          id="about-sky"
          stops={[
            ['text-navy-700', 0],
            ['text-tarp-600', 22],
            ['text-coral-100', 46],
            ['text-amber-400', 66],
          ]}
        />
        <PalmCrown id="about-palm" look="calm" />
        <g transform="translate(-16 -14)">
          <Glow id="about-sun" at={[474, 240]} radius={220} />
          <circle className="fill-sand-50" cx="474" cy="246" r="27" />
          <path
            className="fill-coral-100"
            opacity=".7"
            d="M90 150q70-16 140-6t120-8l40 8q-60 14-150 12t-150-6zM430 120q70-14 130-4l60-6q-40 18-100 16t-90-6z"
          />
          <path
            className="fill-leaf-700"
            d="M0 292q40-20 80-6 40-22 90-2 50-18 100 2 40-12 90 4 60-14 110 2 60-12 120 0h240v60H0z"
          />
          <g className="fill-navy-900">
            <Palm crown="about-palm" at={[236, 320]} lean={-14} height={160} size={0.8} />
            <Palm crown="about-palm" at={[560, 320]} lean={16} height={200} size={0.85} />
            <Palm crown="about-palm" at={[762, 320]} lean={-8} height={250} size={0.9} />
          </g>
          <path
            className="stroke-navy-900"
            opacity=".6"
            strokeWidth="3"
            d="M0 284h600M0 318h600M60 280v44M130 280v44M200 280v44M270 280v44"
          />
          <path className="fill-sand-400" d="M0 316h830v180H0z" />
          <path className="fill-sand-200" d="M0 340q200-18 400-10t430-8v178H0z" />
          <path className="fill-foam-300" d="M588 180h240v160H588z" />
          <path className="fill-navy-900" d="M574 168l30-26h220v42H574z" />
          <path className="fill-tarp-700" d="M604 142h220v8H597z" />
          <path className="fill-navy-900" d="M612 202h140v138H612z" />
          <circle fill="url(#about-sun)" opacity=".8" cx="682" cy="226" r="120" />
          <path
            className="fill-slate-600"
            d="M606 196h152v14H606zM612 252h26v4h-26zM612 290h26v4h-26zM706 252h46v4h-46zM706 290h46v4h-46z"
          />
          <path className="fill-amber-100" d="M670 218a12 12 0 0 1 24 0z" />
          <path
            className="stroke-tarp-700"
            strokeLinecap="round"
            strokeWidth="16"
            d="M718 244h0M738 244h0M718 282h0M738 282h0M728 268h0M622 244h0M622 282h0"
          />
          <path
            className="stroke-sand-400"
            fill="none"
            strokeWidth="5"
            d="M130 460q60-58 260-62h500M250 460q60-36 200-40h440"
          />
          <path className="fill-navy-950" opacity=".25" d="M226 366h560l34 14H250zM318 391h90l14 6h-90z" />
          <g transform="matrix(1.16 0 0 1.16 -66 -54)">
            <path
              className="stroke-navy-900"
              strokeWidth="5"
              d="M366 232v40M446 286v-56M556 286v-56M352 230h222"
            />
            <path
              className="stroke-amber-500"
              strokeWidth="3.500"
              d="M434 240h136M434 254h136M448 240v14M466 240v14M484 240v14M502 240v14M520 240v14M538 240v14"
            />
            <path className="fill-tarp-500" d="M384 212h164v15H384z" />
            <path className="fill-tarp-300" d="M384 212h164v4H384z" />
            <path className="stroke-sand-100" strokeWidth="4" d="M410 211v17M520 211v17" />
            <path className="fill-amber-500" d="M462 266h20v20h-20z" />
            <path className="fill-sand-400" d="M490 272h62v12h-62z" />
            <path
              className="fill-sand-50"
              d="M264 336v-36q0-8 10-10l54-8 30-36q4-5 10-5h56q8 0 8 8v36h132v52H264zM461 262h22v5h-22z"
            />
            <path className="fill-tarp-600" d="M264 318h300v9H264z" />
            <path className="fill-navy-900" d="M338 282l24-29q2-3 6-3h24v32zM398 250h24v32h-24z" />
            <path className="fill-tarp-300" opacity=".5" d="M350 282l26-32h10l-26 32z" />
            <path className="fill-amber-100" d="M262 298h14v12h-14z" />
            <path
              className="stroke-navy-900"
              fill="none"
              opacity=".5"
              strokeWidth="2"
              d="M334 286v50M394 284v52M432 284v52"
            />
            <path
              className="fill-navy-950"
              d="M258 330h310v10H258zM278 340a26 26 0 0 1 52 0zM486 340a26 26 0 0 1 52 0z"
            />
            <path
              className="fill-slate-400 stroke-navy-950"
              strokeWidth="9"
              d="M288 340a16 16 0 1 1 0 1zM496 340a16 16 0 1 1 0 1z"
            />
          </g>
          <g transform="translate(590 376)">
            <g id="about-crew">
              <g fill="none" strokeLinejoin="round" strokeWidth="13">
                <path className="stroke-navy-800" d="M3-62l9 27 17 22" />
                <path className="stroke-tarp-700" d="M-2-60l-12 27-3 25" />
              </g>
              <path className="fill-navy-950" d="M21-17l14 4-1 9-13 5-6-3zM-24-12h14V0h-26q2-8 12-8z" />
              <path className="fill-amber-500" d="M-16-102q3-10 14-10 13 0 14 14l2 42h-28z" />
              <path className="fill-amber-600" d="M6-109q7 3 6 13l2 40H5q4-30 1-53z" />
              <path className="fill-sand-50" d="M-16-80l29-2v7l-29 2z" />
              <path
                className="fill-sand-400"
                d="M-8-122H3v14H-8zM-17-128a11 11 0 0 1 22 0q0 13-11 13-8 0-9-6l-4-2z"
              />
              <path className="fill-sand-50" d="M-23-129l5-3q2-12 13-12 12 0 13 15z" />
            </g>
            <use href="#about-crew" x="102" />
            <path
              className="fill-coral-700"
              opacity=".5"
              d="M-8-122H3v14H-8zM-17-128h22q0 13-11 13-8 0-9-6l-4-2z"
            />
            <path
              className="fill-coral-700"
              opacity=".2"
              d="M94-122h11v14h-11zM85-128h22q0 13-11 13-8 0-9-6l-4-2z"
            />
            <path className="fill-navy-950" d="M104-129h7q2 8 8 12-12 2-14-4z" />
            <path className="fill-tarp-500" d="M-46-117h204v21H-46z" />
            <path className="fill-tarp-300" d="M-46-117h204v6H-46z" />
            <path className="stroke-sand-100" strokeWidth="5" d="M32-118v23M58-118v23" />
            <path
              className="stroke-tarp-700"
              fill="none"
              strokeLinejoin="round"
              strokeWidth="10"
              d="M6-98l-22 14-6-14M108-98L86-84l-6-14"
            />
            <path
              className="stroke-navy-950"
              strokeLinecap="round"
              strokeWidth="11"
              d="M-23-99l-1-5M79-99l-1-5"
            />
          </g>
          <g transform="matrix(1.12 0 0 1.12 352 394)">
            <path className="stroke-navy-800" strokeWidth="14" d="M-7-62l-3 58M7-62l4 58" />
            <path className="fill-navy-950" d="M-19 0q0-10 8-10 7 0 7 10zM4 0q0-10 7-10 8 0 10 10z" />
            <path className="fill-tarp-700" d="M-19-103q8-7 19-7t19 7l-3 48h-32z" />
            <path className="fill-amber-500" d="M-19-103q6-6 13-7l5 55h-15zM19-103q-6-6-13-7l-3 55h13z" />
            <path
              className="stroke-tarp-700"
              fill="none"
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeWidth="9"
              d="M-18-99l-7 22 15-1M18-99l8 19-8 6"
            />
            <path className="fill-navy-900" d="M-8-92l22-5 6 25-22 5z" />
            <path className="fill-sand-50" d="M-5-90l17-4 5 20-17 4z" />
            <g className="fill-sand-400">
              <path
                id="about-skin"
                d="M-5-120H6v13l-6 5-5-5zM-10-128h21q3 17-10 17-11 0-11-17zM-13-78a5 5 0 1 1 0 1zM12-74a5 5 0 1 1 0 1z"
              />
            </g>
            <use href="#about-skin" className="fill-coral-700" opacity=".25" />
            <path className="fill-navy-900" d="M-10-128h5v5l-3 5q-3-4-2-10z" />
            <path className="fill-tarp-600" d="M-12-127q0-13 12-13t12 10l10 3v2z" />
          </g>
        </g>
      </g>
    </SceneFrame>
  );
}
