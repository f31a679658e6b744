import { Palm, PalmCrown } from '#src/components/site/scenes/palm.tsx';
import { SceneFrame, type SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { Sky } from '#src/components/site/scenes/sky.tsx';

/** A clear morning: the van pulls up at a house with a torn roof corner, and the homeowner waves. */
export function ScheduleScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <Sky
        id="schedule-sky"
        stops={[
          ['text-tarp-500', 0],
          ['text-tarp-300', 34],
          ['text-foam-100', 62],
          ['text-amber-100', 74],
        ]}
      />
      <PalmCrown id="schedule-palm" look="calm" />
      <path
        className="fill-white"
        opacity=".85"
        d="M560 150q4-24 32-20 16-26 46-8 28-8 34 12 24 0 26 16zM60 180q6-20 30-16 14-18 38-6 24-4 28 12 18 0 20 10zM700 96q8-16 26-12 14-14 32-2 20-4 24 14z"
      />
      <g transform="translate(-22 -12)">
        <path
          className="fill-foam-300"
          d="M560 320v-58h-12l48-36h92l44 36h-12v58zM0 320v-50l30-26h70l36 28h-10v48z"
        />
        <path
          className="fill-leaf-700"
          d="M0 300q60-18 120-6 50-14 110 0h260q40-18 90-4 50-18 100 2 60-16 150-4v60H0z"
        />
        <g className="fill-leaf-700">
          <Palm crown="schedule-palm" at={[176, 330]} lean={-18} height={210} size={0.95} />
          <Palm crown="schedule-palm" at={[744, 330]} lean={16} height={190} size={0.85} />
          <Palm crown="schedule-palm" at={[702, 330]} lean={-10} height={128} size={0.6} />
        </g>
        <path className="fill-leaf-600" d="M0 318q200-8 400-2t430-4v70H0z" />
        <path className="fill-sand-100" d="M246 204h290v124H246z" />
        <path className="fill-sand-200" d="M246 204h104v124H246z" />
        <path className="fill-navy-950" opacity=".2" d="M246 206h290v12H246z" />
        <path className="fill-slate-600" d="M226 208l84-84h160l86 84z" />
        <path
          className="stroke-navy-900"
          opacity=".35"
          strokeWidth="2"
          d="M298 138h186M284 152h214M270 166h244M256 180h272M242 194h300"
        />
        <path className="fill-sand-400" d="M452 124h18l86 84h-62l-10-16 8-10-22-8 6-16-20-4 8-14-18-6z" />
        <path className="fill-navy-950" d="M490 160l14-2 24 26-22 2z" />
        <path
          className="stroke-navy-900"
          opacity=".5"
          strokeWidth="2"
          d="M462 138h20M470 152h26M476 166h34M488 180h36M482 194h56"
        />
        <path
          className="fill-sand-50"
          d="M222 206h338v8H222zM282 240h74v50h-74zM396 244h50v84h-50zM466 240h48v50h-48z"
        />
        <path className="fill-tarp-700" d="M288 246h62v38h-62zM472 246h36v38h-36z" />
        <path className="fill-coral-600" d="M401 249h40v79h-40z" />
        <path className="fill-tarp-300" opacity=".6" d="M296 246h16l-20 38h-4v-22zM472 246h16l-16 30z" />
        <path className="stroke-sand-50" strokeWidth="3" d="M319 244v42M490 244v42" />
        <circle className="fill-amber-400" cx="434" cy="292" r="3" />
        <path className="fill-sand-200" d="M398 328h50l40 40H388z" />
        <path
          className="fill-leaf-700"
          d="M258 330q2-22 24-18 12-14 30-2 20-12 34 4 16-6 22 16zM462 330q4-20 24-16 18-12 30 2 18-4 22 14z"
        />
        <path className="fill-sand-200" d="M0 366h830v12H0z" />
        <path className="fill-slate-600" d="M0 378h830v100H0z" />
        <path className="stroke-sand-100" strokeDasharray="44 30" strokeWidth="5" d="M0 424h830" />
        <path
          className="fill-slate-700"
          d="M300 352l14-6 8 8-14 5zM350 358l12-4 10 6-14 4zM540 350l12-6 10 6-12 6z"
        />
        <path className="fill-sand-400" d="M352 318h6v48h-6z" />
        <path className="fill-tarp-600" d="M338 322v-14q0-10 10-10h24q10 0 10 10v14z" />
        <path className="fill-tarp-700" d="M338 322v-14q0-10 9-10t9 10v14z" />
        <path className="fill-coral-600" d="M372 310v-22h12v9h-8v13z" />
        <g transform="matrix(1.08 0 0 1.08 450 376)">
          <path className="fill-navy-950" opacity=".25" d="M-16-4h54l16 6H-10z" />
          <path className="fill-sand-50" d="M-16 0q0-6 6-6h6v6zM5 0v-6h6q8 0 8 6z" />
          <g className="fill-sand-400 stroke-sand-400">
            <g id="schedule-skin">
              <path
                stroke="none"
                d="M-4-94h8v8l-4 3-4-3zM-8-106h17q3 19-8 19-11 0-9-19zM29-104l-3-8 2-1 3 5 0-7 3 0 1 6 3-4 2 1-4 9z"
              />
              <path
                fill="none"
                strokeLinecap="round"
                strokeLinejoin="round"
                strokeWidth="6"
                d="M-7-32l-1 26M7-32l3 26M-18-70l-3 10 9 5M25-78l7-24"
              />
            </g>
          </g>
          <use href="#schedule-skin" className="fill-coral-700 stroke-coral-700" opacity=".3" />
          <path className="stroke-navy-800" strokeWidth="13" d="M-5-52l-2 23M5-52l2 23" />
          <path className="fill-amber-500" d="M-16-82q4-5 12-5l4 4 4-4q8 0 12 5l-3 35h-26z" />
          <path
            className="stroke-amber-600"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="9"
            d="M-13-81l-5 10M13-81l12 2"
          />
          <path className="fill-navy-950" d="M-9-99q-1-13 9-13t10 12l-4-3q-8 2-12-1l-1 8z" />
        </g>
        <path className="fill-navy-950" opacity=".3" d="M510 376h230l10 10H520z" />
        <path
          className="stroke-amber-500"
          strokeWidth="4"
          d="M560 232h166M560 244h166M576 232v12M596 232v12M616 232v12M636 232v12M656 232v12M676 232v12M696 232v12"
        />
        <path className="stroke-navy-900" strokeWidth="4" d="M580 244v12M706 244v12" />
        <path className="fill-sand-50" d="M508 366v-42q0-10 12-13l20-5 22-44q4-8 14-8h152q10 0 10 10v102z" />
        <path className="fill-tarp-600" d="M508 338h230v14H508z" />
        <path className="fill-navy-800" d="M658 316v-16l22-18 22 18v16z" />
        <path className="fill-tarp-500" d="M652 302l28-24 28 24-6 5-22-18-22 18z" />
        <path className="fill-navy-900" d="M546 306l18-37q3-5 9-5h9v42zM590 264h34v42h-34z" />
        <path className="fill-sand-400" d="M598 284h18q1 13-9 13-9 0-9-13z" />
        <path className="fill-coral-700" opacity=".3" d="M598 284h18q1 13-9 13-9 0-9-13z" />
        <path className="fill-amber-500" d="M592 306q2-12 15-12t15 12z" />
        <path className="fill-sand-50" d="M592 284l6-2q1-6 9-6t10 9z" />
        <path
          className="stroke-slate-400"
          fill="none"
          strokeWidth="2"
          d="M586 260v104M630 260v104M636 316h10"
        />
        <path
          className="fill-navy-950"
          d="M502 356h240v12H502zM526 368a27 27 0 0 1 54 0zM664 368a27 27 0 0 1 54 0z"
        />
        <path
          className="fill-slate-400 stroke-navy-950"
          strokeWidth="10"
          d="M537 366a16 16 0 1 1 0 1zM675 366a16 16 0 1 1 0 1z"
        />
      </g>
    </SceneFrame>
  );
}
