import { Glow } from '#src/components/site/scenes/glow.tsx';
import { SceneFrame, type SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { Sky } from '#src/components/site/scenes/sky.tsx';

/** Evening on the harbor street: a roofer and a shopkeeper shake hands under a string of lights. */
export function CommunityScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <g id="community-picture">
        <Sky
          id="community-sky"
          stops={[
            ['text-navy-900', 0],
            ['text-navy-700', 24],
            ['text-tarp-600', 40],
            ['text-coral-100', 62],
          ]}
        />
        <Glow id="community-sun" at={[330, 262]} radius={190} color="text-amber-400" />
        <g transform="translate(-6 -22)">
          <path className="fill-navy-700" d="M0 262q70-12 150-6t140-4 170 6v20H0z" />
          <path className="fill-tarp-600" d="M0 272h460v70H0z" />
          <path
            className="fill-amber-100"
            opacity=".7"
            d="M290 276h90l8 4H280zM300 290h70l6 4h-82zM276 306h110l8 5H268zM300 322h80l8 5h-94z"
          />
          <path
            className="stroke-tarp-300"
            opacity=".6"
            strokeWidth="2"
            d="M40 286h80M120 306h90M20 326h90M190 290h50M220 330h60M400 296h40"
          />
          <path
            className="stroke-navy-900"
            fill="none"
            strokeWidth="3"
            d="M236 296V112M300 294V140M370 298V96M236 276h64M370 274h52"
          />
          <path
            className="stroke-navy-900"
            fill="none"
            opacity=".6"
            d="M236 112l-52 180M236 112l72 180M300 140l-38 150M300 140l52 150M370 96l-54 196M370 96l70 196"
          />
          <path
            className="fill-sand-50"
            d="M236 270h62v6h-62zM370 268h50v6h-50zM176 292h140l-16 26h-110zM324 292h124l-8 26h-100z"
          />
          <path className="fill-tarp-700" d="M176 292h140l-3 6H179zM206 282h50l8 10h-66z" />
          <path className="fill-coral-600" d="M324 292h124l-2 6H326zM354 284h40l8 8h-54z" />
          <path className="fill-coral-100" d="M440 138h122v206H440z" />
          <path className="fill-sand-100" d="M562 104h124v240H562z" />
          <path className="fill-foam-300" d="M686 150h140v194H686z" />
          <path className="fill-navy-900" d="M434 130h130v10H434zM556 94h136v12H556zM684 142h146v10H684z" />
          <path className="fill-amber-400" d="M584 130h22v40h-22zM614 130h22v40h-22zM644 130h22v40h-22z" />
          <path
            className="fill-amber-100"
            d="M452 238h58v56h-58zM524 238h26v106h-26zM576 240h26v104h-26zM614 240h60v56h-60zM700 240h70v56h-70z"
          />
          <path
            className="stroke-navy-900"
            fill="none"
            strokeWidth="3"
            d="M452 238h58v56h-58zM524 238h26v106h-26zM576 240h26v104h-26zM614 240h60v56h-60zM700 240h70v56h-70zM481 238v56M644 240v56"
          />
          <g className="fill-sand-50">
            <path
              id="community-light-stripes"
              d="M468 196h21l-1 32q0 11-12 11t-13-11zM511 196h21l5 32q0 11-12 11t-13-11z"
            />
          </g>
          <use href="#community-light-stripes" x="123" className="fill-sand-50" />
          <use href="#community-light-stripes" x="247" className="fill-sand-50" />
          <g className="fill-tarp-500">
            <path
              id="community-stripes"
              d="M446 196h22l-5 32q0 11-12 11t-13-11zM489 196h22l1 32q0 11-12 11t-12-11zM532 196h22l8 32q0 11-12 11t-13-11z"
            />
          </g>
          <use href="#community-stripes" x="123" className="fill-leaf-600" />
          <use href="#community-stripes" x="247" className="fill-coral-600" />
          <path className="fill-navy-900" d="M468 156h66v32h-66zM716 162h50v30h-50z" />
          <path
            className="fill-amber-400"
            d="M480 172q12-12 28 0l12-8v16l-12-8q-16 12-28 0zM730 168h16v4h8v12h-8v4h-16zM746 176v5h4v-5z"
          />
          <path className="fill-sand-200" d="M0 338h830v130H0z" />
          <path className="fill-sand-400" d="M0 338h440v8H0z" />
          <path
            className="stroke-sand-400"
            strokeWidth="2"
            d="M0 366h830M0 392h830M0 422h830M70 346v20M200 346v20M330 346v20M460 344v22M590 344v22M720 344v22M130 366v26M270 366v26M400 366v26M530 366v26M660 366v26M60 392v30M220 392v30M370 392v30M510 392v30M670 392v30"
          />
          <path
            className="stroke-navy-900"
            strokeWidth="5"
            d="M250 348V150M406 348V148M340 350v-44M372 350v-34"
          />
          <path className="stroke-navy-900" strokeWidth="13" d="M340 352v-42M372 352v-32" />
          <path
            className="stroke-navy-900"
            fill="none"
            strokeWidth="2"
            d="M92 160q79 60 158-8 78 60 156-2 80 8 160-8 80 56 160 0 60 40 120 10"
          />
          <path
            className="stroke-amber-100"
            fill="none"
            strokeDasharray="0 20"
            strokeLinecap="round"
            strokeWidth="8"
            d="M92 164q79 60 158-8 78 60 156-2 80 8 160-8 80 56 160 0 60 40 120 10"
          />
          <path className="fill-slate-600" d="M322 308q-6-22 12-32 14 2 16 14 2 12-8 18z" />
          <path className="fill-sand-50" d="M333 284q12-12 5-24-2-10 8-10 8 0 8 8-2 4-6 4 6 18-4 32z" />
          <path className="fill-amber-500" d="M352 254l26 20-4 1-26-12z" />
          <path className="fill-navy-950" opacity=".25" d="M410 384h110l20 6H420zM580 398h100l16 6H590z" />
          <g transform="translate(430 386)">
            <g id="community-legs">
              <path className="stroke-navy-800" fill="none" strokeWidth="13" d="M4-60l7 28 4 28" />
              <path className="stroke-tarp-700" fill="none" strokeWidth="13" d="M-2-60l-1 30-5 26" />
              <path className="fill-navy-950" d="M-15-8h14l8 4q3 4 0 4h-22zM8-8h14l8 4q3 4 0 4H8z" />
            </g>
            <g className="fill-sand-400">
              <path
                id="community-head"
                d="M-2-122v14l5 4 6-2v-16zM17-128q0-12-11-12T-5-128q0 14 11 14 8 0 9-6l4-2z"
              />
            </g>
            <use href="#community-head" className="fill-coral-700" opacity=".5" />
            <path className="fill-amber-500" d="M-13-100q4-9 15-8 11 1 12 12l-1 38h-27z" />
            <path className="fill-sand-50" d="M-14-78h28v6h-28zM23-129l-5-3q-2-12-13-12-12 0-13 15z" />
            <path
              className="stroke-tarp-700"
              fill="none"
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeWidth="10"
              d="M-1-97l9 22 24 1"
            />
          </g>
          <g transform="matrix(-1 0 0 1 508 388)">
            <use href="#community-legs" />
            <use href="#community-head" className="fill-sand-400" />
            <use href="#community-head" className="fill-coral-700" opacity=".2" />
            <path className="fill-sand-50" d="M-13-100q4-9 15-8 11 1 12 12l-1 38h-27z" />
            <path className="fill-leaf-600" d="M2-96h10l4 62h-18q-6-30-4-40z" />
            <path
              className="fill-navy-950"
              d="M16-128q-12-4-14 6-2 8-6 6-6-2-6-12 2-14 14-14 10 0 12 14zM-4-129a7 7 0 1 1-4-10z"
            />
            <path
              className="stroke-sand-200"
              fill="none"
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeWidth="10"
              d="M-1-97l9 22 24 0"
            />
          </g>
          <path className="stroke-navy-900" fill="none" strokeWidth="2" d="M609 373q22-10 38-42" />
          <path
            className="fill-amber-600"
            d="M596 370l6-6q2-8 6-1 7-1 9 8h20q6-8 10-12 1 8-6 16 2 8 0 10l2 18h-6l-3-14h-16l-1 14h-6l-2-18q-3-4-3-10l-9-2z"
          />
          <path className="fill-coral-600" d="M606 372l11 6-2 4-11-6z" />
          <g transform="matrix(-1 0 0 1 674 404)">
            <path
              className="stroke-navy-800"
              fill="none"
              strokeWidth="11"
              d="M4-44l8 22 5 18M-2-44l-2 24-8 14"
            />
            <path className="fill-sand-50" d="M-18-9l10 4 2 5h-14zM12-6h9l8 6H10z" />
            <use href="#community-head" className="fill-sand-400" />
            <use href="#community-head" className="fill-coral-700" opacity=".35" />
            <path
              className="fill-navy-950"
              d="M15-128q-12-3-14 8 0 16-8 22-12-8-6-28 3-14 16-14 11 0 12 12z"
            />
            <path className="fill-coral-600" d="M-12-100q3-8 14-7 10 1 11 11l-1 18 6 40h-36l5-40z" />
            <path
              className="stroke-coral-700"
              fill="none"
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeWidth="9"
              d="M-1-96l10 20 14 4"
            />
          </g>
          <g className="stroke-sand-400">
            <path id="community-hands" strokeLinecap="round" strokeWidth="9" d="M467 312h3M647 332h1" />
          </g>
          <use href="#community-hands" className="stroke-coral-700" opacity=".35" />
        </g>
      </g>
    </SceneFrame>
  );
}
