import { SceneFrame, type SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { Sky } from '#src/components/site/scenes/sky.tsx';

/** A morning's work: the paper is signed, the tarp goes up the ladder, the damage is photographed. */
export function ProcessScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <Sky
        id="process-sky"
        stops={[
          ['text-tarp-300', 0],
          ['text-foam-100', 36],
          ['text-amber-100', 60],
        ]}
      />
      <path className="fill-leaf-700" d="M0 300q40-40 90-24 40-30 90-6 40-16 80 10h200v100H0z" />
      <path className="fill-leaf-600" d="M0 346q200-24 800-8v112H0z" />
      <path className="fill-sand-50" d="M326 250h474v112H326z" />
      <path className="fill-sand-200" d="M326 340h474v22H326z" />
      <path className="fill-navy-800" d="M636 286h92v54h-92z" />
      <path className="fill-amber-400" d="M641 291h38v44h-38zM685 291h38v44h-38z" />
      <path className="fill-coral-700" d="M384 126h416v134H300z" />
      <path
        className="stroke-navy-950"
        opacity=".3"
        strokeDasharray="22 3"
        strokeWidth="2"
        d="M370 148h430M356 170h444M342 192h458M328 214h472M314 236h486"
      />
      <path className="fill-white" d="M300 256h500v9H300zM380 120h420v8H378z" />
      <path
        className="fill-navy-950"
        d="M590 168l22-8 28 6 30-6 14 20-4 22 10 16-24 10-30-6-30 6-12-22 6-18z"
      />
      <path
        className="fill-sand-400"
        d="M598 174l36-4 40 4 2 10-76 2zM596 196l24-2 2 12-24 2zM650 192l28 2-4 12-22 0zM606 214l64-2 6 8-30 2-36 2z"
      />
      <path className="stroke-amber-500" fill="none" strokeWidth="6" d="M330 378l42-172M356 378l42-172" />
      <path
        className="stroke-amber-500"
        strokeWidth="4"
        d="M334 362h26M339 342h26M344 322h26M349 302h26M354 282h26M359 262h26M364 242h26M369 222h26"
      />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <g transform="translate(-50 -46)scale(1.15)">
          <path className="stroke-navy-950" strokeWidth="13" d="M342 300L352 324L338 342" />
          <path className="stroke-navy-900" strokeWidth="14" d="M346 296L372 288L362 318" />
          <path className="stroke-tarp-600" strokeWidth="17" d="M318 240l58-22" />
          <path className="stroke-tarp-300" strokeWidth="3" d="M319 235l56-21" />
          <path className="fill-amber-500" d="M334 302q-8-28 6-54l22 4q6 30-6 56-12 6-22-6z" />
          <path className="stroke-navy-900" strokeWidth="4" d="M334 290l24 6M338 254l16 36" />
          <circle className="fill-sand-400" cx="360" cy="236" r="9" />
          <path className="fill-sand-50" d="M349 235q0-13 12-13 11 2 11 12l6 3v3z" />
          <path className="stroke-amber-600" strokeWidth="9" d="M352 260L366 272L384 258" />
          <circle className="fill-sand-400" cx="386" cy="257" r="5" />
        </g>
        <g transform="translate(-62 -38)scale(1.15)">
          <path
            className="stroke-navy-900"
            strokeWidth="13"
            d="M488 226L516 222L520 250M486 228L476 252L448 252"
          />
          <path className="fill-amber-500" d="M470 224q0-30 16-46l26 8q4 26-6 46-18 14-36-8z" />
          <path className="stroke-navy-900" strokeWidth="4" d="M474 216l32 10M484 184l14 36" />
          <circle className="fill-sand-400" cx="506" cy="166" r="10" />
          <path className="fill-sand-50" d="M494 165q0-15 13-15 12 2 12 13l7 4v3z" />
          <path className="stroke-amber-600" strokeWidth="9" d="M494 192L514 204L526 184" />
          <path className="fill-navy-950" d="M516 164h7l3-5h11l3 5h7v20h-31z" />
          <circle className="fill-tarp-300" cx="546" cy="174" r="5" />
        </g>
        <g transform="translate(-42 -58)scale(1.16)">
          <path className="stroke-navy-950" strokeWidth="7" d="M268 376h-4M285 376h-4M198 376h4M215 376h4" />
          <path className="fill-navy-900" d="M266 318l-4 60h11l5-40 5 40h11l-3-60z" />
          <path className="fill-amber-500" d="M263 324q-3-30 1-44 14-7 28 0 5 20 2 44z" />
          <path className="stroke-amber-600" strokeWidth="9" d="M284 286L280 310L258 308" />
          <circle className="fill-sand-400" cx="276" cy="264" r="10" />
          <path className="fill-sand-50" d="M289 263q0-15-13-15-12 2-12 13l-7 4v3z" />
          <path className="fill-white stroke-navy-900" strokeWidth="2" d="M230 292l20-7 8 26-20 7z" />
          <path className="fill-tarp-700" d="M195 320l-2 58h11l5-40 5 40h11l-3-58z" />
          <path className="fill-coral-600" d="M191 330q0-38 5-52 12-6 24 0 6 22 6 52z" />
          <path className="stroke-coral-700" strokeWidth="8" d="M206 288L212 310L232 306" />
          <circle className="fill-sand-400" cx="236" cy="305" r="5" />
          <path className="fill-navy-950" d="M196 286q-10-36 13-37 17 1 13 21z" />
          <circle className="fill-sand-400" cx="212" cy="266" r="9" />
        </g>
      </g>
      <path className="fill-slate-700" d="M500 374h16v22h-16zM690 374h16v22h-16z" />
      <path className="fill-sand-200" d="M468 336h246v38H468z" />
      <path className="stroke-slate-600" strokeWidth="2" d="M468 349h258M456 361h280M468 336h246" />
      <path className="fill-sand-100" d="M462 350h270v10H462zM450 362h290v12H450z" />
      <path className="fill-sand-400" d="M724 350h12v10h-12zM704 337h12v11h-12zM734 362h12v12h-12z" />
      <path className="fill-coral-700" d="M520 330q40 16 96 0l2 9q-50 18-100 0z" />
      <path className="fill-amber-600" d="M524 338h22l-3 26h-16zM586 340h22l-3 26h-16z" />
      <path className="fill-navy-900" d="M528 322h5v18h-5zM593 324h5v18h-5zM586 318h18v7h-18z" />
    </SceneFrame>
  );
}
