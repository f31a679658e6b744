import { Glow } from '#src/components/site/scenes/glow.tsx';
import { Palm, PalmCrown } from '#src/components/site/scenes/palm.tsx';
import { SceneFrame, type SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { Sky } from '#src/components/site/scenes/sky.tsx';

/** Two roofers in harness unroll a tarp towards the hole that a storm left, in the last light. */
export function ServicesScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <g id="services-scene">
        <Sky
          id="services-sky"
          stops={[
            ['text-navy-900', 0],
            ['text-navy-700', 18],
            ['text-coral-100', 38],
            ['text-amber-400', 52],
          ]}
        />
        <PalmCrown id="services-palm" look="wind" />
        <Glow id="services-sun" at={[570, 190]} radius={210} />
        <circle className="fill-sand-50" cx="570" cy="190" r="26" />
        <path
          className="fill-navy-700"
          d="M0 96q60-30 120-14q50-34 130-10q60-20 110 8q70-10 90 16q-60 22-130 8q-50 24-120 6q-60 26-110 8q-50 14-90 4zM560 92q40-22 84-8q40-18 70 4q40-8 60 10q-60 14-110 6q-60 10-104-12z"
        />
        <path className="fill-navy-700" d="M0 220q50-12 120-8l80-6q200-8 360-4 60-10 100 2l140-4v250H0z" />
        <g className="fill-navy-900">
          <Palm crown="services-palm" at={[96, 460]} lean={24} height={284} size={1.1} />
          <Palm crown="services-palm" at={[646, 330]} lean={14} height={166} size={0.7} />
        </g>
        <path className="fill-sand-200" d="M668 184h132v150H668z" />
        <path className="fill-sand-100" d="M668 184h42v150h-42z" />
        <path className="fill-navy-800" d="M660 176h140v11H660z" />
        <path className="fill-tarp-500" d="M722 174h58l6 36q-36 5-70-1z" />
        <path className="stroke-sand-100" strokeWidth="3" d="M730 174l-4 36M752 174v37M774 174l4 36" />
        <path
          className="fill-amber-400"
          d="M678 200h22v22h-22zM678 238h22v22h-22zM746 262h18v20h-18zM722 226h18v20h-18z"
        />
        <path
          className="fill-navy-900"
          d="M746 226h18v20h-18zM770 226h18v20h-18zM722 262h18v20h-18zM770 262h18v20h-18zM678 276h22v22h-22zM710 250h90v4h-90zM710 287h90v4h-90zM722 298h18v30h-18zM752 298h36v18h-36z"
        />
        <path className="fill-leaf-700" d="M620 338q80-24 180-12v40H620z" />
        <path className="fill-slate-700" d="M600 372h200v78H600z" />
        <g transform="translate(-4 2)">
          <path className="fill-amber-100" opacity=".5" d="M704 362l-48 4v14l48-6z" />
          <path className="fill-sand-50" d="M702 378v-20l8-6 14-22h26l8 22h44v26z" />
          <path className="fill-navy-800" d="M718 350l12-16h8v16zM743 334h6l6 16h-12z" />
          <path className="fill-tarp-600" d="M702 362h100v6H702z" />
          <path className="fill-amber-400" d="M702 354h8v8h-8z" />
          <path
            className="stroke-amber-500"
            fill="none"
            strokeWidth="3"
            d="M722 324h86M766 324v28M794 324v28"
          />
          <path
            className="fill-navy-950"
            d="M714 379a11 11 0 1 1 22 0 11 11 0 1 1-22 0M770 379a11 11 0 1 1 22 0 11 11 0 1 1-22 0"
          />
        </g>
        <path className="fill-sand-200" d="M136 396h534v54H136z" />
        <path className="fill-amber-400" d="M240 416h60v34h-60zM400 416h60v34h-60zM560 416h60v34h-60z" />
        <path className="fill-navy-950" opacity=".35" d="M136 396h534v14H136z" />
        <path className="fill-slate-600" d="M180 206h430l74 190H112z" />
        <path
          className="stroke-navy-900"
          strokeDasharray="26 3"
          opacity=".6"
          strokeWidth="2"
          d="M172 230h447M165 254h464M157 278h480M149 302h500M141 326h516M134 350h532M126 374h548"
        />
        <path className="fill-sand-100" d="M112 394h572v8H112zM178 200h434l4 9H175z" />
        <path
          className="fill-navy-900"
          d="M506 244l24-8 30 6 32-6 14 24-6 18 18 24-24 16-28-8-28 12-28-8 6-24-16-16z"
        />
        <path
          className="fill-sand-400"
          d="M516 250l40-4 38 2 2 12-82 2zM512 270l26-2 4 14-28 2zM572 268l28 2-2 14-24 2zM518 292l30-2 2 14-30 4zM578 290l32 4 2 10-34 4z"
        />
        <path className="fill-navy-950" d="M536 262l38-2 10 48-18 8-24-4-8-16z" />
        <path className="fill-sand-200" d="M552 258l5 0 6 54-6 0z" />
        <path
          className="fill-slate-700"
          d="M600 342l26-4 6 12-26 5zM494 356l22 6-6 12-22-7zM626 318l18 2 1 10-18-2z"
        />
        <path className="fill-sand-100" d="M526 352l62-6 2 5-63 7zM528 362l66-5 2 5-67 7z" />
        <path className="fill-tarp-500" d="M222 196h238l26 178q-150 8-304 0z" />
        <path className="fill-tarp-700" d="M222 196h238l1 11H219zM182 374q154 8 304 0l-1-9q-150 8-300 0z" />
        <path
          className="fill-tarp-300"
          opacity=".45"
          d="M254 207h24l-36 163h-30zM404 207h20l18 165h-24zM330 207h16l-10 166h-20z"
        />
        <path className="stroke-sand-100" strokeWidth="6" d="M230 198l-40 174M296 198l-25 176" />
        <path className="fill-tarp-600" d="M444 194q14-8 26 2l26 176q-2 13-16 13t-16-11z" />
        <path className="fill-tarp-300" d="M448 194q7-4 11-2l26 182q-10 5-16-6z" />
        <circle className="fill-tarp-700" cx="481" cy="372" r="15" />
        <path
          className="stroke-tarp-300"
          fill="none"
          strokeWidth="3"
          d="M481 372q4-6 6 0-2 9-12 5-4-12 8-13"
        />
        <path
          className="stroke-coral-700"
          fill="none"
          strokeWidth="2.5"
          d="M378 222Q340 240 322 202M300 300Q330 250 316 202"
        />
        <path className="fill-amber-500" d="M310 204l8-12 10 12z" />
        <g
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          transform="translate(-116 -66)scale(1.26)"
        >
          <path
            className="stroke-navy-950"
            strokeWidth="15"
            d="M388 258L372 286L346 304M390 256L420 264L416 298"
          />
          <path className="stroke-amber-600" strokeWidth="9" d="M340 310l-2-8M414 304h12" />
          <path className="fill-amber-500" d="M376 254q2-22 30-44l22 16q-8 24-26 42-20 6-26-14z" />
          <path className="stroke-navy-900" strokeWidth="4" d="M384 240l22 20M398 218l18 24" />
          <path className="stroke-amber-600" strokeWidth="10" d="M414 224L432 250L450 246" />
          <circle className="fill-sand-400" cx="454" cy="246" r="6" />
          <circle className="fill-sand-400" cx="432" cy="204" r="10" />
          <path className="fill-sand-50" d="M420 204q-2-14 10-16 14 0 14 12l6 2-1 4z" />
        </g>
        <g fill="none" strokeLinecap="round" strokeLinejoin="round" transform="translate(-89 -94)scale(1.26)">
          <path
            className="stroke-navy-950"
            strokeWidth="16"
            d="M336 332L348 362L376 366M334 330L304 334L308 364"
          />
          <path className="stroke-amber-600" strokeWidth="9" d="M382 366v-6M308 368h-8" />
          <path className="fill-coral-600" d="M350 334q8-26-14-54l-26 12q2 28 12 44 18 14 28-2z" />
          <path className="stroke-navy-900" strokeWidth="4" d="M316 320l32-8M326 286l6 30" />
          <path className="stroke-coral-700" strokeWidth="10" d="M322 294L308 318L292 314" />
          <circle className="fill-sand-400" cx="288" cy="314" r="6" />
          <path className="fill-navy-950" d="M278 306h18v8h-10l-2 18h-5z" />
          <circle className="fill-sand-400" cx="312" cy="272" r="10" />
          <path className="fill-sand-50" d="M324 272q4-14-8-17-14-2-16 10l-7 2 1 5z" />
        </g>
      </g>
    </SceneFrame>
  );
}
