import { Glow } from '#src/components/site/scenes/glow.tsx';
import { Palm, PalmCrown } from '#src/components/site/scenes/palm.tsx';
import { SceneFrame, type SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { Sky } from '#src/components/site/scenes/sky.tsx';

/** Sunrise on the boardwalk above the beach. */
export default function IndialanticScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <Sky
        id="indialantic-sky"
        stops={[
          ['text-tarp-600', 0],
          ['text-tarp-300', 20],
          ['text-coral-100', 36],
          ['text-amber-400', 51],
        ]}
      />
      <PalmCrown id="indialantic-palm" look="calm" />
      <Glow id="indialantic-sun" at={[520, 222]} radius={210} />
      <circle className="fill-sand-50" cx="520" cy="226" r="34" />
      <path
        className="fill-coral-100"
        opacity=".85"
        d="M420 60h220q22 6-12 12H470q-80-2-50-12zM120 84h170q20 6-10 11H150q-50-2-30-11zM560 120h160q18 5-8 10H590q-46-2-30-10zM330 130h110q16 5-8 9h-84q-36-2-18-9z"
      />
      <path
        className="stroke-navy-800"
        fill="none"
        strokeWidth="2.5"
        d="M396 96q8-9 15 0 7-9 15 0M440 110q7-8 13 0 7-8 13 0M366 114q6-7 12 0 6-7 12 0"
      />
      <path className="fill-tarp-600" d="M300 232h500v218H300z" />
      <path className="fill-tarp-500" d="M340 244q120 6 230 0t230 2v204H340z" />
      <path
        className="fill-amber-100"
        d="M486 236h68l6 4h-80zM470 246h104l6 4H462zM490 256h70l6 5h-82zM474 268h110l8 5H466z"
      />
      <path
        className="fill-foam-50"
        d="M480 286q80-10 170 0t150-4v10q-90 8-170 2t-150-8zM440 268q60-4 100 4-50 4-100-4zM400 262q-10 20 50 50 110 40 350 66v16q-280-10-400-80z"
      />
      <path className="fill-sand-200" d="M372 250q0 30 90 66 120 44 338 66v68H330z" />
      <path className="fill-sand-100" d="M366 252q0 40 80 84 100 52 354 84v30H300z" />
      <path className="fill-leaf-600" d="M0 246q80-16 180-8 100-4 180 0l-10 14L0 330z" />
      <path className="fill-sand-50" d="M176 206h78v44h-78z" />
      <path className="fill-coral-100" d="M96 196h78v66H96z" />
      <path className="fill-foam-100" d="M262 218h50v28h-50z" />
      <path className="fill-navy-800" d="M164 210l20-28h62l20 28zM254 220l14-18h38l14 18z" />
      <path className="fill-coral-700" d="M84 200l24-36h54l24 36z" />
      <path className="fill-tarp-500" d="M186 179l36 0 2 27-54 1z" />
      <path className="stroke-sand-50" strokeWidth="3" d="M186 179l-16 27M204 179l-7 27M222 179l2 27" />
      <path
        className="fill-amber-400"
        d="M108 212h18v18h-18zM144 212h18v18h-18zM186 218h16v16h-16zM226 218h16v16h-16zM274 224h12v10h-12z"
      />
      <path
        className="fill-leaf-700"
        d="M0 300q30-40 80-34 30-26 70-8 40-16 70 6 40-18 70 0 30-12 56 4l4 4L112 450H0zM376 258q20-8 30 8 24 2 30 22 30 6 40 30 40 8 56 40 50 10 70 50 40 12 60 42H500z"
      />
      <path className="fill-sand-400" d="M352 250h14l230 200H112z" />
      <path className="fill-sand-200" d="M355 250h8l196 200H150z" />
      <path
        className="stroke-sand-400"
        strokeWidth="2.5"
        d="M350 258h20M346 266h32M338 275h48M331 286h66M321 298h88M310 312h112M296 328h142M280 346h176M262 368h214M240 394h262M212 424h320"
      />
      <path
        className="stroke-navy-900"
        fill="none"
        strokeWidth="5"
        d="M366 240L800 389M366 245L702 450M389 270v-22M423 300v-41M481 350v-70M561 420V308M676 450V347"
      />
      <path
        className="stroke-navy-900"
        fill="none"
        strokeWidth="4"
        d="M330 252v-58q0-12 12-12M262 296V146q0-18 18-18M136 400V62q0-30 30-30"
      />
      <path className="fill-amber-400" d="M336 182h12l3 7h-18zM272 126h18l5 11h-28zM156 30h28l8 17h-44z" />
      <path
        className="fill-navy-800"
        d="M278 322h46v6h-46zM274 306h50v6h-50zM280 328h4v14h-4zM316 328h4v14h-4z"
      />
      <path
        className="stroke-navy-950"
        fill="none"
        strokeWidth="3.5"
        d="M418 392a19 19 0 1 0-.1 0M484 392a19 19 0 1 0-.1 0M418 373l18-32 26 2-22 30zM436 341l-5-10M426 331h14M462 343l22 30M462 343l-3-16 12-5"
      />
      <path className="fill-leaf-700" d="M0 400q60-30 120-8 40 20 60 58H0z" />
      <g className="fill-navy-950">
        <Palm crown="indialantic-palm" at={[86, 450]} lean={20} height={300} size={1.1} />
        <Palm crown="indialantic-palm" at={[200, 478]} lean={0} height={40} size={1} />
        <Palm crown="indialantic-palm" at={[640, 484]} lean={0} height={44} size={1.2} />
      </g>
    </SceneFrame>
  );
}
