import { SceneFrame, type SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { Sky } from '#src/components/site/scenes/sky.tsx';

/** The day after: a family on the porch of a tarped house waves as the crew's truck leaves. */
export function TestimonialsScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <Sky
        id="testimonials-sky"
        stops={[
          ['text-tarp-600', 0],
          ['text-tarp-500', 20],
          ['text-tarp-300', 50],
          ['text-foam-50', 76],
        ]}
      />
      <path
        className="fill-white"
        d="M566 150q4-22 32-20 14-30 50-16 30-16 48 10 34-4 38 26zM640 214q4-14 24-12 12-18 36-6 26-4 28 18zM60 190q4-20 30-16 16-24 44-8 26-4 30 24z"
      />
      <path
        className="fill-leaf-700"
        d="M0 300q60-40 130-20 60-24 120 0h350q40-30 90-16 60-16 110 10v100H0z"
      />
      <path className="fill-leaf-600" d="M0 346q300-24 800-8v112H0z" />
      <path className="fill-slate-400" d="M0 392q400-14 800-16v74H0z" />
      <g transform="translate(-34)">
        <path className="fill-sand-50" d="M256 222h320v130H256z" />
        <path
          className="stroke-sand-200"
          strokeWidth="2"
          d="M256 240h320M256 256h320M256 272h320M256 288h320M256 304h320M256 320h320M256 336h320"
        />
        <path className="fill-slate-700" d="M300 120h236l70 110H230z" />
        <path
          className="stroke-navy-950"
          opacity=".5"
          strokeDasharray="22 3"
          strokeWidth="2"
          d="M290 142h260M276 164h290M262 186h316M248 208h344"
        />
        <path className="fill-tarp-500" d="M322 112h126l16 104q-90 8-178 0z" />
        <path className="fill-tarp-700" d="M322 112h126l1 9H318zM286 216q90 8 178 0l-1-9q-90 8-174 0z" />
        <path className="fill-tarp-300" opacity=".45" d="M346 121h20l-26 97h-22zM420 121h16l12 94h-22z" />
        <path
          className="stroke-sand-100"
          strokeWidth="5"
          d="M328 113l-36 104M370 113l-20 106M410 113l4 106M444 113l14 102"
        />
        <path className="fill-white" d="M228 226h380v9H228z" />
        <path className="fill-navy-800" d="M276 254h58v56h-58z" />
        <path className="fill-amber-400" d="M281 259h22v46h-22zM307 259h22v46h-22z" />
        <path className="fill-navy-800" d="M408 264h44v82h-44z" />
        <path className="fill-amber-400" d="M414 270h32v30h-32z" />
        <path className="fill-slate-600" d="M376 238h206l22 22H354z" />
        <path
          className="fill-white"
          d="M354 258h250v8H354zM366 266h9v82h-9zM484 266h8v82h-8zM584 266h9v82h-9zM354 346h250v9H354z"
        />
        <path
          className="fill-white"
          d="M492 308h92v4h-92zM500 312h4v34h-4zM514 312h4v34h-4zM528 312h4v34h-4zM542 312h4v34h-4zM556 312h4v34h-4zM570 312h4v34h-4z"
        />
        <path className="fill-sand-200" d="M376 376h110l40 40H350z" />
        <path className="fill-sand-400" d="M384 355h92l6 11H378zM376 366h110l6 12H370z" />
        <path className="fill-leaf-700" d="M252 392l12-22 10 6 8-22 18 8 20-16 8 18 20-8 4 16 20 4-8 16z" />
        <path className="fill-leaf-600" d="M280 392l20-26 14 26zM322 392l22-20 6 20z" />
        <path
          className="stroke-sand-400"
          strokeWidth="4"
          d="M262 388l62-26M290 390l30-44M310 372l54 14M272 372l34 16"
        />
        <g fill="none" strokeLinecap="round" strokeLinejoin="round" transform="translate(-14 -4)scale(1.04)">
          <path className="stroke-navy-950" strokeWidth="7" d="M425 359h-3M442 359h3M458 372h-2M472 372h2" />
          <path className="fill-navy-800" d="M421 306l-1 54h10l4-38 4 38h10l-1-54z" />
          <path className="fill-coral-600" d="M420 316q-3-28 1-42 14-7 28 0 4 16 0 42z" />
          <path
            className="stroke-coral-700"
            strokeWidth="8"
            d="M424 280L414 298L424 312M446 280L462 268L468 248"
          />
          <circle className="fill-sand-400" cx="469" cy="243" r="5" />
          <circle className="fill-sand-400" cx="435" cy="258" r="10" />
          <path className="fill-navy-950" d="M424 272q-4-32 12-31 12 1 11 15-8-2-12-7-4 4-5 23z" />
          <path className="fill-tarp-700" d="M457 338l-1 36h8l2-22 3 22h8l-2-36z" />
          <path className="fill-amber-400" d="M455 344q-2-20 1-30 10-5 20 0 3 12 1 30z" />
          <path className="stroke-amber-500" strokeWidth="6" d="M474 320L486 312L490 300M457 320l-5 18" />
          <circle className="fill-sand-400" cx="491" cy="296" r="4" />
          <circle className="fill-sand-400" cx="466" cy="302" r="9" />
          <path className="fill-navy-900" d="M456 303q-3-14 10-14 12 1 10 12-9 0-11-5-2 6-9 7z" />
        </g>
        <path className="fill-sand-400" d="M656 330h6v52h-6z" />
        <path className="fill-navy-900" d="M640 316q0-10 10-10h28v24h-38z" />
        <path className="fill-coral-600" d="M668 296h12v8h-8v14h-4z" />
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path className="stroke-navy-950" strokeWidth="7" d="M608 388h-3M630 388h-3" />
          <path className="fill-sand-400" d="M606 326l-3 62h11l6-44 4 44h11l-1-62z" />
          <path className="fill-foam-100" d="M602 332q-3-32 2-46 14-7 28 0 5 20 3 46z" />
          <path className="stroke-foam-300" strokeWidth="9" d="M608 292L590 280L586 258" />
          <circle className="fill-sand-400" cx="586" cy="254" r="6" />
          <circle className="fill-sand-400" cx="617" cy="268" r="10" />
          <path className="fill-foam-300" d="M606 268q-1-13 11-14 12 1 11 15l-6-8z" />
        </g>
      </g>
      <g transform="translate(684 330)">
        <path className="fill-sand-50" d="M-10 40V14h46L46-6h30l12 20 14 6v20z" />
        <path className="fill-tarp-600" d="M-10 22h112v7H-10z" />
        <path className="fill-navy-800" d="M50-2h11v14H42zM65-2h9l9 14H65z" />
        <path className="stroke-amber-500" fill="none" strokeWidth="4" d="M-18-10h90M0-10v24M28-10v24" />
        <path
          className="fill-navy-950"
          d="M4 41a12 12 0 1 1 24 0 12 12 0 1 1-24 0M68 41a12 12 0 1 1 24 0 12 12 0 1 1-24 0"
        />
      </g>
    </SceneFrame>
  );
}
