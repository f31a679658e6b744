import { Glow } from '#src/components/site/scenes/glow.tsx';
import { Palm, PalmCrown } from '#src/components/site/scenes/palm.tsx';
import { SceneFrame, type SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { Sky } from '#src/components/site/scenes/sky.tsx';

/** A launch before sunrise, seen across the Indian River by people on the bank. */
export default function TitusvilleScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <Sky
        id="titusville-sky"
        stops={[
          ['text-navy-950', 0],
          ['text-navy-900', 18],
          ['text-navy-700', 36],
          ['text-tarp-500', 48],
          ['text-amber-100', 60],
        ]}
      />
      <PalmCrown id="titusville-palm" look="calm" />
      <path
        className="stroke-foam-100"
        strokeLinecap="round"
        strokeWidth="2"
        d="M60 40h0M130 92h0M196 30h0M250 80h0M300 22h0M352 96h0M210 140h0M96 150h0M590 40h0M640 96h0M700 30h0M744 120h0M560 130h0M680 170h0M400 40h0M40 210h0"
      />
      <Glow id="titusville-fire" at={[466, 150]} radius={230} color="text-amber-400" />
      <path className="fill-amber-100" opacity=".9" d="M462 148q-8 50-20 106h34q4-56-2-106z" />
      <path
        className="fill-coral-100"
        d="M390 262q-12-26 18-32 4-30 34-24 18-20 42-2 34-6 34 26 34 6 20 32z"
      />
      <path className="fill-sand-50" d="M372 262q-8-20 16-22 12-22 36-8 22-16 40 4 28-14 42 8 28-4 32 18z" />
      <path className="fill-amber-500" d="M458 118h20q4 28-10 62-14-34-10-62z" />
      <path
        className="fill-sand-50"
        d="M462 120h12q2 20-6 40-8-20-6-40zM461 120V70q0-18 7-28 7 10 7 28v50z"
      />
      <path className="fill-navy-900" d="M470 46q5 10 5 24v50h-4V70zM461 82h14v4h-14z" />
      <path className="fill-slate-400" d="M454 120v-36q2-8 6-12v48zM476 120V72q4 4 6 12v36z" />
      <path
        className="fill-navy-900"
        d="M0 256q60-8 130-6l130 2v-34h8v-6h38v6h8v34l90 2v-40h3v40l70 4v-44h3v44q60-6 130-2t190-2v20H0z"
      />
      <path
        className="stroke-tarp-300"
        opacity=".5"
        strokeWidth="2"
        d="M276 220v30M286 220v30M298 220v30M308 220v30"
      />
      <path className="fill-navy-700" d="M0 264h800v150H0z" />
      <path className="fill-tarp-600" opacity=".5" d="M0 264h800v22H0z" />
      <path
        className="fill-amber-100"
        opacity=".9"
        d="M410 267h110l8 4H402zM418 276h94l4 4H408zM396 286h130l8 5H390zM420 298h90l8 5H412zM384 311h150l10 6H374zM410 326h104l8 6H400zM372 342h176l12 7H362zM404 360h120l10 8H392z"
      />
      <path
        className="stroke-tarp-300"
        opacity=".5"
        strokeWidth="2"
        d="M40 290h90M180 282h110M230 306h100M60 322h150M600 284h130M570 306h90M620 328h140M250 344h80M590 356h110"
      />
      <path className="fill-navy-950" d="M0 396q140-22 300-12t500-8v74H0z" />
      <path className="fill-navy-800" d="M170 396v-46h122v44z" />
      <path className="fill-navy-900" d="M150 352l32-48h100l34 48z" />
      <path className="fill-tarp-500" d="M182 300l66-1 4 46-90 2z" />
      <path className="fill-tarp-300" opacity=".5" d="M190 300l22-1-14 48-24 1zM232 299l16 0 2 46-14 1z" />
      <path
        className="stroke-sand-200"
        strokeWidth="3.5"
        d="M182 300l-22 47M205 300l-12 47M227 299l0 47M248 298l4 48M157 347l97-2"
      />
      <path className="fill-amber-400" d="M188 364h22v18h-22zM262 364h16v30h-16z" />
      <path
        className="fill-navy-950"
        d="M300 392l4-34q-6-20 8-22 10 0 10 14l18-16 3 4-18 20 2 34h-8l-3-24-4 24zM306 328a8 8 0 1 1 14 0 8 8 0 1 1-14 0M350 392l2-18q-4-12 6-12 9 0 7 12l2 18h-5l-3-12-3 12zM353 354a6 6 0 1 1 11 0 6 6 0 1 1-11 0M560 390l2-30q-4-18 10-18t10 18l2 30h-8l-3-22-4 22zM564 334a7 7 0 1 1 14 0 7 7 0 1 1-14 0M590 388l2-30q-4-16 8-16 13 0 9 16l3 30h-8l-4-22-3 22zM594 334a7 7 0 1 1 13 0 7 7 0 1 1-13 0"
      />
      <g className="fill-navy-950">
        <Palm crown="titusville-palm" at={[132, 400]} lean={-18} height={170} size={0.9} />
        <Palm crown="titusville-palm" at={[662, 392]} lean={14} height={190} size={0.95} />
        <Palm crown="titusville-palm" at={[720, 396]} lean={26} height={130} size={0.7} />
      </g>
      <path
        className="stroke-navy-950"
        strokeWidth="3"
        d="M380 392v-26M430 390v-24M480 390v-24M530 390v-24M368 370h190M368 380h190"
      />
    </SceneFrame>
  );
}
