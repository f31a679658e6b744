import { Glow } from '#src/components/site/scenes/glow.tsx';
import { Palm, PalmCrown } from '#src/components/site/scenes/palm.tsx';
import { SceneFrame, type SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { Sky } from '#src/components/site/scenes/sky.tsx';

/** An old frame house with porches above the river, under a live oak. */
export default function RockledgeScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <Sky
        id="rockledge-sky"
        stops={[
          ['text-tarp-300', 0],
          ['text-foam-100', 34],
          ['text-amber-100', 58],
        ]}
      />
      <PalmCrown id="rockledge-palm" look="calm" />
      <Glow id="rockledge-sun" at={[600, 210]} radius={220} color="text-amber-400" />
      <path className="fill-tarp-500" opacity=".5" d="M0 262q70-12 150-8t150 2 180-4 160 4 160-4v30H0z" />
      <path className="fill-tarp-300" d="M0 268h800v80H0z" />
      <path
        className="fill-amber-100"
        d="M570 272h90l6 4H562zM590 282h80l6 4H584zM560 294h120l8 5H552zM60 280h80l6 3H54zM20 298h90l6 3H14z"
      />
      <path
        className="fill-navy-800"
        d="M596 296h150v6H596zM604 302h5v22h-5zM644 302h5v24h-5zM684 302h5v26h-5zM726 302h5v26h-5zM694 264h52v4h-52zM698 268h4v28h-4zM738 268h4v28h-4zM684 264l36-20 36 20z"
      />
      <path className="fill-leaf-700" d="M0 322q120-18 320-14t480-2v144H0z" />
      <path className="fill-leaf-600" d="M0 350q160-20 360-12t440-8v30q-200 18-400 10T0 380z" />
      <path className="fill-sand-50" d="M316 186h236v146H316z" />
      <path className="fill-foam-100" d="M316 186h100v146H316z" />
      <path
        className="stroke-foam-300"
        opacity=".7"
        strokeWidth="1.5"
        d="M316 200h236M316 212h236M316 262h236M316 274h236M316 286h236M316 298h236"
      />
      <path className="fill-coral-700" d="M510 66h24v70h-24z" />
      <path className="fill-navy-800" d="M292 190l62-92h158l64 92z" />
      <path className="fill-navy-700" d="M512 98l64 92h-52l-44-92z" />
      <path
        className="stroke-navy-950"
        opacity=".35"
        strokeWidth="1.5"
        d="M372 98l-40 92M394 98l-22 92M416 98l-4 92M438 98l14 92M460 98l32 92"
      />
      <path className="fill-tarp-500" d="M352 92l78-1 4 66-2 22-136 2z" />
      <path className="fill-tarp-300" opacity=".5" d="M366 92l24 0-38 88-28 1zM414 91h16l3 78-1 10-26 1z" />
      <path
        className="stroke-sand-50"
        strokeWidth="4"
        d="M352 92l-56 89M378 92l-36 88M404 91l-16 89M430 91l3 88M294 181l140-2"
      />
      <path className="fill-sand-50" d="M446 176v-36l30-26 30 26v36z" />
      <path className="fill-navy-900" d="M438 144l38-34 38 34-5 5-33-28-33 28zM462 142h28v30h-28z" />
      <path
        className="fill-amber-400"
        d="M465 145h22v24h-22zM340 208h30v40h-30zM392 208h30v40h-30zM498 208h30v40h-30zM340 282h30v42h-30zM498 282h30v42h-30z"
      />
      <path
        className="fill-leaf-700"
        d="M334 206h7v44h-7zM369 206h7v44h-7zM386 206h7v44h-7zM421 206h7v44h-7zM492 206h7v44h-7zM527 206h7v44h-7zM430 276h40v56h-40z"
      />
      <path
        className="stroke-navy-900"
        strokeWidth="2"
        d="M476 145v24M355 208v40M407 208v40M513 208v40M355 282v42M513 282v42M340 228h30M392 228h30M498 228h30"
      />
      <path className="fill-navy-950" opacity=".25" d="M316 190h236v12H316zM300 262h266v10H300z" />
      <path className="fill-navy-700" d="M276 264l28-18h260l28 18z" />
      <path
        className="fill-white"
        d="M282 262h304v6H282zM288 268h7v66h-7zM352 268h6v66h-6zM412 268h6v66h-6zM482 268h6v66h-6zM540 268h6v66h-6zM576 268h7v66h-7zM288 308h124v3H288zM488 308h94v3h-94zM280 330h310v8H280z"
      />
      <path
        className="stroke-white"
        strokeWidth="2"
        d="M302 310v20M316 310v20M330 310v20M344 310v20M372 310v20M386 310v20M400 310v20M500 310v20M514 310v20M528 310v20M556 310v20M568 310v20"
      />
      <path className="fill-sand-400" d="M426 338h50l4 7h-58zM420 345h62l4 8h-70z" />
      <path className="fill-sand-200" d="M416 353h74l70 97H356z" />
      <path
        className="fill-navy-950"
        d="M136 450q44-40 46-110 6-90-26-150-26-40-80-60l6-20q60 10 96 50 8-50-8-90h34q12 40 8 90 40-60 100-84l12 18q-70 40-86 120-8 130 50 236z"
      />
      <path
        className="fill-leaf-700"
        d="M0 0h690q-8 26-44 22-18 30-62 18-26 32-76 16-30 24-70 4-34 30-72 10-40 36-84 16-36 40-84 20-40 38-84 14-50 34-114 8z"
      />
      <path
        className="fill-leaf-600"
        d="M0 0h590q-14 18-46 12-26 24-66 8-30 26-70 8-30 26-66 8-36 32-84 12-40 34-84 14-50 34-100 4-40 18-74 2z"
      />
      <path
        className="stroke-slate-400"
        fill="none"
        strokeLinecap="round"
        strokeWidth="3.5"
        d="M56 130q6 44-4 90M72 132q8 30 0 64M124 124q5 34 0 60M230 112q6 40-2 78M246 104q6 24 0 54M296 84q4 24-2 50M560 44q6 40-4 90M576 40q6 34 0 66M640 22q6 40-2 80"
      />
      <path className="fill-navy-950" d="M0 420q60-30 120-6 60 20 160 16 140-4 300 2 100-26 220-14v32H0z" />
      <g className="fill-navy-950">
        <Palm crown="rockledge-palm" at={[226, 474]} lean={0} height={40} size={1} />
        <Palm crown="rockledge-palm" at={[640, 478]} lean={0} height={44} size={1.2} />
        <Palm crown="rockledge-palm" at={[720, 430]} lean={-20} height={210} size={0.9} />
      </g>
    </SceneFrame>
  );
}
