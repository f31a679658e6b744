import { Glow } from '#src/components/site/scenes/glow.tsx';
import { Palm, PalmCrown } from '#src/components/site/scenes/palm.tsx';
import { SceneFrame, type SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { Sky } from '#src/components/site/scenes/sky.tsx';

/** The long wooden pier on a clear morning, with boards in the sand. */
export default function CocoaBeachScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <Sky
        id="cocoa-beach-sky"
        stops={[
          ['text-tarp-500', 0],
          ['text-tarp-300', 26],
          ['text-foam-100', 44],
          ['text-amber-100', 54],
        ]}
      />
      <PalmCrown id="cocoa-beach-palm" look="wind" />
      <Glow id="cocoa-beach-sun" at={[250, 190]} radius={180} color="text-amber-400" />
      <circle className="fill-sand-50" cx="250" cy="188" r="26" />
      <path
        className="fill-white"
        opacity=".85"
        d="M430 96q6-26 36-22 16-28 48-12 30-10 38 14 26 0 28 20zM60 130q4-20 28-16 14-20 38-8 24-6 28 10 20 2 20 14zM640 60q6-18 28-14 16-16 36-2 24-2 26 16z"
      />
      <path
        className="stroke-navy-800"
        fill="none"
        strokeWidth="2.5"
        d="M300 112q8-8 14 0 6-8 14 0M340 126q6-7 12 0 6-7 12 0M276 134q5-6 10 0 5-6 10 0"
      />
      <path className="fill-tarp-600" d="M0 232h800v110H0z" />
      <path className="fill-tarp-500" d="M0 252q100 6 240 0t300 2 260-4v110H0z" />
      <path className="fill-tarp-300" d="M0 290q120-12 260 0t300-4 240 8v90H0z" />
      <path
        className="fill-amber-100"
        opacity=".9"
        d="M208 236h90l6 4H200zM220 246h70l6 4H212zM190 257h110l6 4H182z"
      />
      <path
        className="fill-foam-50"
        d="M0 284q70-14 150-4 90 12 170-2l-40 12q-90 10-160 2-70-6-120 2zM380 300q90-14 190-4t230-8v8q-120 14-220 8t-200 4zM0 318q120-18 250-8t260 4 290-6v40H0z"
      />
      <path
        className="fill-navy-800"
        d="M322 229h2l1 33h-3zM336 230h2l1 36h-3zM357 231h2l1 41h-3zM382 232h3l1 48h-4zM410 233h3l1 55h-4zM441 234h3l1 62h-4zM474 236h4l1 70h-5zM510 237h4l1 79h-5zM547 239h5l1 88h-6zM585 241h5l1 97h-6zM625 242h6l1 107h-7zM667 244h6l1 117h-7zM710 246h7l1 128h-8zM754 248h7l1 139h-8z"
      />
      <path
        className="stroke-navy-800"
        opacity=".7"
        strokeWidth="2"
        d="M445 240L474 271M478 242L510 277M514 243L547 283M551 245L585 289M591 247L625 296M631 248L667 303M674 250L710 310M717 252L754 317"
      />
      <path className="fill-sand-400" d="M300 226l500 18v14l-500-27z" />
      <path
        className="stroke-navy-800"
        fill="none"
        strokeWidth="2"
        d="M300 217l500 2M480 222v10M540 222v12M600 221v15M660 221v18M720 221v20M780 221v22"
      />
      <path className="fill-sand-100" d="M314 196h150v32l-150-5zM352 174h74v24h-74z" />
      <path className="fill-navy-900" d="M300 198l18-18h140l20 18zM344 176l46-30 46 30z" />
      <path className="fill-tarp-500" d="M390 146l40 27-40 1zM432 181l28-1 16 17-36 1z" />
      <path className="stroke-sand-100" strokeWidth="2.5" d="M402 154v20M416 164v10M448 181l8 17" />
      <path
        className="fill-amber-400"
        d="M326 204h20v14h-20zM356 204h20v15h-20zM386 204h20v16h-20zM416 204h20v17h-20zM380 184h20v12h-20z"
      />
      <path className="stroke-navy-900" strokeWidth="2" d="M322 180v-34M390 146v-26" />
      <path className="fill-coral-600" d="M390 120l26 7-26 8zM322 146l20 5-20 6z" />
      <path className="fill-sand-200" d="M0 340q130-18 290-6t510-4v120H0z" />
      <path className="fill-sand-100" d="M0 362q180-18 360-4t440-10v102H0z" />
      <path
        className="fill-navy-900"
        opacity=".25"
        d="M180 404q60-8 130 0l-8 5q-60 4-122 0zM560 386l70-4 60 4-60 6z"
      />
      <path className="fill-coral-600" d="M186 404q-16-70 6-124 22 54 12 124z" />
      <path className="fill-amber-400" d="M222 408q-18-64 0-120 24 50 18 120z" />
      <path className="fill-tarp-700" d="M258 406q-10-60 12-112 16 56 4 112z" />
      <path
        className="stroke-sand-50"
        fill="none"
        strokeWidth="3"
        d="M194 288v114M227 296l4 108M268 304l-2 98M184 344l24 2M216 350l26 0"
      />
      <path
        className="fill-navy-900"
        d="M586 386l4-26q-6-18 8-20 12 2 8 20l6 26h-7l-7-22-5 22zM590 332a8 8 0 1 1 15 0 8 8 0 1 1-15 0M560 352l64 8q4 4-2 5l-64-8q-4-4 2-5z"
      />
      <path className="fill-leaf-700" d="M0 430q60-40 140-18 60 20 110 24l180 6 370-2v20H0z" />
      <g className="fill-leaf-700">
        <Palm crown="cocoa-beach-palm" at={[92, 440]} lean={-20} height={30} size={1.1} />
        <Palm crown="cocoa-beach-palm" at={[690, 452]} lean={0} height={20} size={1.1} />
        <Palm crown="cocoa-beach-palm" at={[60, 440]} lean={60} height={290} size={1.1} />
      </g>
    </SceneFrame>
  );
}
