import { Glow } from '#src/components/site/scenes/glow.tsx';
import { Palm, PalmCrown } from '#src/components/site/scenes/palm.tsx';
import { SceneFrame, type SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { Sky } from '#src/components/site/scenes/sky.tsx';

/** The boardwalk through the hammock along Turkey Creek, a manatee in the dark water. */
export default function PalmBayScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <Sky
        id="palm-bay-sky"
        stops={[
          ['text-leaf-600', 0],
          ['text-leaf-100', 38],
          ['text-amber-100', 60],
        ]}
      />
      <PalmCrown id="palm-bay-palm" look="calm" />
      <Glow id="palm-bay-sun" at={[440, 180]} radius={230} />
      <path
        className="fill-leaf-600"
        opacity=".3"
        d="M60 0h12l6 290H54zM150 0h10l8 290h-22zM230 0h10l4 280h-18zM330 40h7l4 240h-14zM536 30h8l4 250h-16zM600 0h10l6 290h-20zM670 0h12l4 290h-20zM740 0h12l8 290h-24z"
      />
      <g className="fill-leaf-600" opacity=".6">
        <Palm crown="palm-bay-palm" at={[290, 290]} lean={-6} height={130} size={0.7} />
        <Palm crown="palm-bay-palm" at={[520, 290]} lean={8} height={150} size={0.8} />
        <Palm crown="palm-bay-palm" at={[400, 284]} lean={4} height={86} size={0.5} />
      </g>
      <path
        className="fill-leaf-600"
        d="M0 246q40-30 90-14 40-22 84 0 40-14 70 12 40-6 60 14 40-8 80 4 60-10 110 2 30-22 80-12 40-24 90-6 50-24 136 0v204H0z"
      />
      <path
        className="fill-amber-100"
        opacity=".25"
        d="M320 0h50L270 280H170zM430 0h40l20 290h-80zM530 0h60l130 320H610z"
      />
      <path className="fill-leaf-700" d="M0 290q90-26 220-18t280-4 300-16v198H0z" />
      <path
        className="fill-navy-800"
        d="M0 318q110-36 250-40 70-2 130-8 20 2 10 14-14 20-2 50 16 50 40 80 8 20 2 36H0z"
      />
      <path
        className="fill-leaf-600"
        opacity=".4"
        d="M30 324q120-34 230-36l60 4q-110 14-150 60l-50 50q-50-50-90-78z"
      />
      <path
        className="fill-amber-100"
        opacity=".7"
        d="M320 278h56l2 4h-66zM300 288h70l-2 4h-74zM330 300h46v4h-52zM296 316h80v5h-88zM330 336h54l2 5h-64z"
      />
      <path
        className="stroke-tarp-300"
        opacity=".5"
        strokeWidth="2"
        d="M70 340h80M190 320h70M60 428h90M120 372h40"
      />
      <path
        className="fill-slate-600"
        d="M158 392q-26-22-32-4-4 18 24 18 14 2 22-6 20 10 48 10h70q26 0 36-12l-20-36q-40-26-92-12-36 12-56 42z"
      />
      <path className="fill-slate-400" d="M282 358q30-8 48 12 18 6 14 22-4 14-24 14-30 6-44-14-8-22 6-34z" />
      <path
        className="fill-slate-600"
        d="M236 398q10-4 20 4 8 16-2 26-18-4-22-18zM330 384h5v4h-5zM338 390h4v4h-4z"
      />
      <circle className="fill-navy-950" cx="306" cy="372" r="3" />
      <path
        className="stroke-foam-100"
        fill="none"
        opacity=".8"
        strokeWidth="2.5"
        d="M176 420h90M286 416h100M210 432h130"
      />
      <path
        className="stroke-navy-900"
        strokeWidth="4"
        d="M646 452v-83M571 409v-67M513 369v-51M475 336v-37M453 306v-24"
      />
      <path
        className="fill-sand-200"
        d="M494 480 464 446 441 414 425 384 416 356 413 331 416 308 425 287 439 268h14l-5 19 6 21 17 23 26 25 36 28 46 30 55 32 64 34z"
      />
      <path
        className="stroke-sand-400"
        strokeWidth="2.5"
        d="M479 463h187M463 444h168M450 426h150M438 409h133M429 392h116M422 376h100M417 360h85M414 344h69M413 328h55M415 311h41M421 296h28"
      />
      <path
        className="stroke-navy-900"
        fill="none"
        strokeWidth="4"
        d="M698 387 646 369 571 342 513 318 475 299 453 282M698 434 646 411 571 375 513 344 475 317 453 294M470 456v-87M438 413v-71M420 373v-55M413 338v-39M417 308v-26M494 387 470 369 438 342 420 318 413 299 417 282M494 434 470 411 438 375 420 344 413 317 417 294"
      />
      <path className="fill-navy-900" d="M516 230l60-40 62 40zM530 228h6v60h-6zM618 228h6v66h-6z" />
      <path className="fill-tarp-500" d="M576 190l62 40-52 1z" />
      <path className="stroke-sand-100" strokeWidth="2.5" d="M577 192l12 38M594 202l20 28" />
      <path
        className="fill-leaf-600"
        d="M0 0h800v120q-16 20-50 6-20 20-44 4-10-30-44-30-20-22-52-8-22-30-60-18-30-34-76-14-34-22-64 4-44-18-66 10-40-4-52 26-50-6-60 24-34-2-46 24-40 22-70 2-20 26-66 16-30 10-50-4z"
      />
      <path
        className="fill-leaf-700"
        d="M0 0h800v76q-24 14-52-2-14 20-46 10-26 8-34-16-42 2-54-20-46 6-62-16-40 16-70-6-30 18-72-2-28 22-64 4-14 24-58 18-14 28-60 20-10 24-44 18-20 30-62 18-30 34-76 16-24 20-46 8z"
      />
      <path
        className="fill-navy-950"
        d="M88 0h48q-10 56-8 112 26-28 60-34-40 24-58 66-2 96 6 186 6 62 42 96l-46-10-18 34-20-32-52 22q34-46 38-116 8-96 2-170-30-34-66-44 36-2 64 20 2-60-8-130zM690 0h38q-6 70-4 132 24-24 54-24-32 18-52 52 0 90 6 160 8 58 36 92l-38-14-22 32-16-30-40 16q28-40 30-100 6-90 4-160-20-30-48-40 28 0 48 18 6-70 4-134z"
      />
      <path
        className="stroke-leaf-100"
        fill="none"
        opacity=".7"
        strokeLinecap="round"
        strokeWidth="3"
        d="M156 28q4 30-4 66M170 24q6 44 0 92M186 20q4 24 0 56M690 26q-6 30 2 74M676 22q-4 26 0 50M704 30q-4 44 0 90"
      />
      <g className="fill-navy-950">
        <Palm crown="palm-bay-palm" at={[166, 474]} lean={0} height={30} size={1.2} />
        <Palm crown="palm-bay-palm" at={[708, 474]} lean={0} height={44} size={1.3} />
      </g>
    </SceneFrame>
  );
}
