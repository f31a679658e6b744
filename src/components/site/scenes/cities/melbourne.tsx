import { Glow } from '#src/components/site/scenes/glow.tsx';
import { Palm, PalmCrown } from '#src/components/site/scenes/palm.tsx';
import { SceneFrame, type SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { Sky } from '#src/components/site/scenes/sky.tsx';

/** The causeway rising over the river at the end of the day, a pelican in front. */
export default function MelbourneScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <Sky
        id="melbourne-sky"
        stops={[
          ['text-navy-700', 0],
          ['text-tarp-500', 18],
          ['text-tarp-300', 34],
          ['text-coral-100', 46],
          ['text-amber-400', 58],
        ]}
      />
      <PalmCrown id="melbourne-palm" look="calm" />
      <Glow id="melbourne-sun" at={[420, 240]} radius={200} />
      <circle className="fill-sand-50" cx="420" cy="240" r="30" />
      <path
        className="fill-coral-100"
        opacity=".8"
        d="M80 120h180q20 6-10 10H120q-60 0-40-10zM500 90h200q24 6-14 11H560q-80-2-60-11zM240 160h120q20 5-8 9h-90q-40-2-22-9zM600 150h130q16 5-10 9h-90q-46-2-30-9z"
      />
      <path
        className="fill-navy-700"
        opacity=".7"
        d="M0 262q50-14 110-8t120 2 140-2 160 2 140-6 130 8v16H0z"
      />
      <path className="fill-tarp-500" d="M0 268h800v150H0z" />
      <path className="fill-tarp-300" opacity=".6" d="M0 268h800v30H0z" />
      <path
        className="fill-amber-100"
        d="M384 271h80l6 4H376zM396 281h60l6 4H388zM370 292h110l8 5H360zM394 304h70l8 5H384zM356 317h130l10 6H344zM388 332h80l8 7H376zM360 350h120l10 8H346z"
      />
      <path
        className="stroke-tarp-300"
        opacity=".7"
        strokeWidth="2"
        d="M40 300h90M160 320h120M600 296h110M540 326h150M80 350h110M640 350h120M250 372h90"
      />
      <path
        className="fill-navy-900"
        d="M64 258h5v34h-5zM124 255h5v39h-5zM186 248h6v50h-6zM250 234h6v66h-6zM316 216h7v88h-7zM470 216h7v88h-7zM538 234h6v66h-6zM602 248h6v50h-6zM664 255h5v39h-5zM726 258h5v34h-5z"
      />
      <path
        className="stroke-navy-900"
        fill="none"
        strokeWidth="9"
        d="M-20 264C200 262 250 204 396 204S600 262 820 264"
      />
      <path
        className="stroke-sand-200"
        fill="none"
        strokeWidth="2"
        d="M-20 257C200 255 250 197 396 197S600 255 820 257"
      />
      <path
        className="fill-navy-900"
        d="M180 246h18v7h-18zM243 231h20v7h-20zM308 213h22v7h-22zM462 213h22v7h-22zM531 231h20v7h-20zM596 246h18v7h-18z"
      />
      <path className="fill-sand-50" d="M354 190h10l4-6h12l5 6h5v7h-36z" />
      <path className="fill-amber-500" d="M388 190h4v4h-4z" />
      <path className="fill-sand-50" d="M588 312q26 6 62 0l-8 14h-46zM616 232l26 72h-26zM612 244v60h-24z" />
      <path className="stroke-navy-900" strokeWidth="2.5" d="M614 226v88" />
      <path className="fill-sand-50" d="M134 300q18 5 42 0l-6 9h-30zM154 250l16 46h-16zM151 258v38h-14z" />
      <path className="fill-navy-800" d="M0 410q120-18 280-8t520-6v64H0z" />
      <path className="fill-sand-200" d="M176 344h112v52H176z" />
      <path className="fill-navy-800" d="M160 350l30-44h90l24 44z" />
      <path className="fill-tarp-500" d="M192 304l58-1 8 43-90 2z" />
      <path className="fill-tarp-300" opacity=".5" d="M204 304l20-1-12 44-22 0zM238 303h12l8 43-18 1z" />
      <path
        className="stroke-sand-50"
        strokeWidth="3.5"
        d="M192 304l-24 43M212 304l-10 43M232 303l2 43M250 303l8 43M168 347l92-1"
      />
      <path className="fill-navy-900" d="M196 364h24v32h-24zM240 362h26v20h-26z" />
      <path
        className="fill-sand-400"
        d="M288 384h190v8H288zM300 392h7v40h-7zM350 392h7v44h-7zM400 392h7v44h-7zM450 392h7v44h-7zM520 366h24v90h-24z"
      />
      <path className="fill-navy-900" opacity=".35" d="M532 366h12v90h-12zM288 392h190v5H288z" />
      <path className="fill-sand-400" d="M500 330q-6-26 24-34 8-2 14 4l24 34q6 12-4 20l-22 14q-28-6-36-38z" />
      <path className="fill-slate-600" d="M520 318q20-6 34 18 8 16 2 28l-26 2q-18-20-10-48z" />
      <path
        className="fill-sand-50"
        d="M500 334q-8-22 4-42-8-10-4-20 6-14 20-10 10 6 6 18-16 20-4 40 6 20-4 30-14-4-18-16z"
      />
      <path className="fill-amber-500" d="M502 274l-58 36q-2 6 6 6l58-26z" />
      <path className="fill-coral-600" opacity=".8" d="M456 316q24 14 46-4l8-20z" />
      <circle className="fill-navy-950" cx="508" cy="270" r="2.5" />
      <path className="fill-navy-950" d="M0 424q160-24 340-6t460-8v40H0z" />
      <g className="fill-navy-950">
        <Palm crown="melbourne-palm" at={[140, 424]} lean={-16} height={230} size={1} />
        <Palm crown="melbourne-palm" at={[676, 424]} lean={16} height={200} size={0.9} />
      </g>
    </SceneFrame>
  );
}
