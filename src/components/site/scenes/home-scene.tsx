import { Glow } from './glow.tsx';
import { Palm, PalmCrown } from './palm.tsx';
import { SceneFrame, type SceneProps } from './scene-frame.tsx';
import { Sky } from './sky.tsx';

const BUSHES = [
  'translate(196 430)scale(1.2)',
  'translate(40 410)scale(1.7)',
  'translate(760 416)scale(1.8)',
];

/**
 * A block house under a new tarp while the storm moves off and light breaks over the river. DamagePhoto uses
 * its groups `home-yard` and `home-tarp`.
 */
export function HomeScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <Sky
        id="home-sky"
        lean={0.5}
        stops={[
          ['text-navy-900', 0],
          ['text-navy-700', 26],
          ['text-tarp-300', 46],
          ['text-coral-100', 58],
          ['text-amber-400', 70],
        ]}
      />
      <PalmCrown id="home-wind" look="wind" />
      <Glow id="home-sun" at={[622, 250]} radius={200} color="text-amber-100" />
      <path
        className="fill-amber-100"
        opacity=".28"
        d="M612 236L500-20h70zM622 236L640-20h54zM632 240L830 40v66zM604 242L340 40l-20 60z"
      />
      <circle className="fill-sand-50" cx="622" cy="238" r="25" />
      <g className="stroke-amber-100" strokeOpacity=".4" strokeWidth="2">
        <path
          className="fill-navy-700"
          d="M-9-9h640q24 30-12 42q10 30-40 30q-8 26-56 18q-22 32-74 14q-20 34-80 18q-34 40-96 22q-30 44-104 30q-40 48-100 34q-44 30-186 10z"
        />
      </g>
      <path
        className="fill-navy-950"
        d="M0 0h420q0 22-44 24q-16 26-64 16q-34 32-88 16q-36 32-96 20q-40 34-128 22z"
      />
      <path
        className="fill-tarp-500"
        opacity=".75"
        d="M0 258q60-12 120-6t120-6 130 6 130-2 110-8 100 6 90-6v40H0z"
      />
      <path className="fill-tarp-300" d="M0 266h800v60H0z" />
      <g id="home-yard">
        <g className="fill-navy-900">
          <Palm crown="home-wind" at={[160, 330]} lean={34} height={184} size={0.8} />
          <Palm crown="home-wind" at={[650, 330]} lean={34} height={172} size={0.78} />
        </g>
        <path className="fill-leaf-700" d="M0 316q120-14 300-6t500-6v146H0z" />
        <path
          className="fill-leaf-600"
          d="M0 338q160-22 330-10q220 14 470-12v22q-200 22-420 10q-220-12-380 10z"
        />
        <g transform="translate(-24)">
          <path className="fill-sand-100" d="M226 246h382v80H226z" />
          <path className="fill-sand-200" d="M226 246h214v80H226zM572 272h30v54h-30z" />
          <path className="fill-sand-400" d="M226 318h382v8H226zM262 264h52v36h-52z" />
          <path className="fill-navy-800" d="M206 252l74-84h276l76 84z" />
          <path className="fill-amber-500" d="M556 168l76 84h-5l-75-83z" />
          <path
            className="stroke-navy-950"
            opacity=".4"
            strokeWidth="1.5"
            d="M262 188h308M244 208h344M226 230h382"
          />
          <path className="fill-navy-950" opacity=".28" d="M214 252h410v10H226z" />
          <path className="fill-sand-50" d="M456 254l54-42 54 42v72H456z" />
          <path className="fill-navy-900" d="M440 258l70-54 70 54-7 4-63-46-63 46z" />
          <path className="fill-tarp-700" d="M476 270h26v56h-26z" />
          <path className="fill-amber-400" d="M514 272h34v30h-34zM340 268h66v32h-66z" />
          <path
            className="stroke-navy-900"
            fill="none"
            strokeWidth="2"
            d="M514 272h34v30h-34zM531 272v30M514 287h34M262 264h52v36h-52zM262 264l52 36M314 264l-52 36M340 268h66v32h-66zM373 268v32M572 286h30M572 299h30M572 312h30"
          />
        </g>
      </g>
      <g id="home-tarp" transform="translate(-24)">
        <path className="fill-tarp-700" d="M296 160l164-2-4 12 4 78-204 2z" />
        <path className="fill-tarp-500" d="M294 160l166-2-6 80q-100 6-194 0z" />
        <path
          className="fill-tarp-300"
          opacity=".5"
          d="M306 160h30l-30 80-22-1zM372 159l34-1-2 83h-38zM434 158h16l-2 81-10 1z"
        />
        <path
          className="stroke-sand-100"
          strokeWidth="4.5"
          d="M294 160l-34 78M340 160l-26 80M386 160l-12 81M428 160l2 79M459 158l-6 80M256 238l200 1"
        />
        <path
          className="stroke-amber-500"
          strokeWidth="3"
          d="M234 332l38-102M248 332l36-100M239 319h12M245 303h12M251 287h12M257 271h12M263 255h12"
        />
        <path className="fill-navy-950" d="M466 226l6-21 16 2 2 19h-7l-3-11-6 11z" />
        <path className="fill-amber-500" d="M471 208l2-18 14-2 2 21zM474 190l-20 14 2 4 22-11z" />
        <circle className="fill-sand-400" cx="477" cy="184" r="6" />
        <path className="fill-sand-50" d="M467 183q0-10 10-10t10 10z" />
      </g>
      <path className="fill-sand-200" d="M449 326h32l36 124h-92z" />
      <path
        className="fill-tarp-300"
        d="M146 376q64-16 140-6 44 10-22 18-84 8-124 0-24-6 6-12zM580 388q54-12 116-2 34 10-32 16-72 4-94-2-12-6 10-12z"
      />
      <path className="fill-amber-100" d="M612 388h60l-16 5h-54z" />
      <path className="fill-navy-950" d="M0 424q120-30 260-6 160 14 320-2 120-24 220 6v28H0z" />
      <g className="fill-navy-950">
        {BUSHES.map((place) => (
          <use key={place} href="#home-wind" transform={place} />
        ))}
      </g>
    </SceneFrame>
  );
}
