import { Glow } from '#src/components/site/scenes/glow.tsx';
import { Palm, PalmCrown } from '#src/components/site/scenes/palm.tsx';
import { SceneFrame, type SceneProps } from '#src/components/site/scenes/scene-frame.tsx';

/** A rainy night outside a lit kitchen: a woman calls while a bucket catches the drip. */
export function ContactScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="fill-navy-900" d="M0 0h800v450H0z" />
      <PalmCrown id="contact-palm" look="wind" />
      <g className="fill-navy-950">
        <Palm crown="contact-palm" at={[110, 390]} lean={40} height={220} size={1} />
        <Palm crown="contact-palm" at={[40, 390]} lean={30} height={150} size={0.8} />
      </g>
      <path className="fill-navy-800" d="M236 100h564v270H236z" />
      <path
        className="stroke-navy-950"
        opacity=".35"
        strokeWidth="2"
        d="M236 138h564M236 170h564M236 202h564M236 234h564M236 266h564M236 298h564M236 330h564"
      />
      <Glow id="contact-glow" at={[466, 230]} radius={280} color="text-amber-500" />
      <path className="fill-slate-700" d="M196 104L256 20h544v84z" />
      <path className="fill-sand-400" d="M524 54l26 4 30-6 26 10-12 16 6 18-34 8-22-4-30 2 10-22z" />
      <path className="fill-navy-950" d="M540 70l40-4-4 20-44 4zM196 98h604v14H196z" />
      <path
        className="stroke-navy-950"
        opacity=".5"
        strokeWidth="2"
        d="M246 34h554M236 48h554M226 62h574M216 76h584M206 90h594"
      />
      <path
        className="fill-leaf-700"
        d="M240 372q4-30 34-26 16-20 42-4 30-18 52 4 26-18 50 0 28-14 50 2 30-16 52 0 26-16 50 0 30-14 48 4 30-12 44 8 60-10 138 4v40H240z"
      />
      <path className="fill-navy-950" d="M0 376q200-10 400-6t400-4v90H0z" />
      <path
        className="fill-amber-400"
        opacity=".6"
        d="M330 382h270l8 3H340zM300 392h240l10 3H310zM380 402h260l8 4H390zM290 412h210l10 4H300zM420 422h180l8 4H430z"
      />
      <path className="fill-tarp-700" d="M268 124h34v208h-34zM634 124h34v208h-34z" />
      <path
        className="stroke-navy-950"
        opacity=".4"
        strokeDasharray="3 13"
        strokeWidth="26"
        d="M285 136v190M651 136v190"
      />
      <path className="fill-sand-50" d="M302 118h332v216H302zM290 330h356v12H290z" />
      <path className="fill-amber-100" d="M312 128h312v202H312z" />
      <path className="fill-amber-400" opacity=".45" d="M312 128h312v14H312z" />
      <path className="fill-sand-400" d="M312 142h74v64h-74zM600 142h24v64h-24z" />
      <path className="fill-sand-200" d="M316 146h31v56h-31zM351 146h31v56h-31z" />
      <path className="fill-foam-300" d="M604 222h20v92h-20z" />
      <path className="stroke-navy-900" strokeWidth="2.500" d="M490 128v26" />
      <path className="fill-tarp-600" d="M466 174q2-22 24-22t24 22z" />
      <path className="fill-amber-400" opacity=".4" d="M468 174h44l50 140H418z" />
      <path className="fill-sand-400" opacity=".8" d="M530 128h66q-8 13-28 10-22 5-38-10z" />
      <path
        className="fill-tarp-500"
        d="M566 148q5 8 0 12-5-4 0-12zM566 188q7 11 0 16-7-5 0-16zM566 232q8 13 0 18-8-5 0-18z"
      />
      <path className="fill-navy-950" d="M386 240q-14-70 28-70 34 0 31 36 1 20-3 34z" />
      <path className="fill-coral-600" d="M362 314q-4-60 32-70l22 8 20-8q36 8 34 70z" />
      <path
        className="stroke-coral-700"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="20"
        d="M374 268l-20 34 28-44M456 268l12 36 24-8"
      />
      <path className="fill-foam-300" d="M380 200l9-2 5 36-9 2z" />
      <g className="fill-sand-400">
        <path
          id="contact-skin"
          d="M404 226h24v18q-11 18-24 2zM393 206q0-22 23-24 24 2 24 24v4l3 6-4 3q-2 18-20 18-26 0-26-31zM374 250l4-22q8-8 15-2l4 6-4 14-4 12zM496 288l14-6 16-14 4 3-8 11 12 0-1 5-20 8-14 3z"
        />
      </g>
      <use href="#contact-skin" className="fill-coral-700" opacity=".35" />
      <path className="fill-navy-950" d="M390 208q-2-34 28-34 26 4 24 30-8-4-12-14-14 8-32 8-4 4-4 14z" />
      <path
        className="stroke-navy-950"
        fill="none"
        strokeLinecap="round"
        strokeWidth="2.500"
        d="M415 206v2M432 206v2M410 199q4-3 9-1M428 198q5-2 8 1M421 224h8"
      />
      <path className="fill-tarp-600" d="M534 262h64l-9 52h-46z" />
      <path className="fill-tarp-300" d="M534 262h64l-2 9h-60z" />
      <path className="stroke-tarp-300" strokeLinecap="round" strokeWidth="3" d="M558 256l-6-8M574 256l6-8" />
      <path className="fill-sand-50" d="M312 314h312v16H312z" />
      <path className="fill-sand-400" d="M312 314h312v5H312zM302 342h332v5H302z" />
      <path
        className="stroke-foam-100"
        opacity=".4"
        strokeWidth="2"
        d="M240 130l-14 52M210 220l-14 52M258 260l-14 52M180 120l-14 52M160 300l-14 52M220 330l-8 32M100 180l-14 52M700 130l-14 52M740 190l-14 52M690 240l-14 52M770 280l-14 52M720 320l-10 36M310 60l-12 40M440 30l-16 60M680 40l-14 52M750 60l-14 52M340 220l-10 38M500 190l-12 46M610 280l-8 32M60 250l-14 52"
      />
      <path
        className="stroke-tarp-300"
        fill="none"
        opacity=".6"
        strokeWidth="2"
        d="M250 388h40M610 396h60M530 414h50M230 404h60M690 408h50"
      />
    </SceneFrame>
  );
}
