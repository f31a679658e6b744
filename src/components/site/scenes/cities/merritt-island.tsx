import { Glow } from '#src/components/site/scenes/glow.tsx';
import { Palm, PalmCrown } from '#src/components/site/scenes/palm.tsx';
import { SceneFrame, type SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { Sky } from '#src/components/site/scenes/sky.tsx';

/** Roseate spoonbills in the marsh of the wildlife refuge at sunset. */
export default function MerrittIslandScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <Sky
        id="merritt-island-sky"
        stops={[
          ['text-navy-700', 0],
          ['text-tarp-300', 22],
          ['text-coral-100', 38],
          ['text-amber-400', 52],
          ['text-amber-100', 60],
          ['text-tarp-300', 78],
          ['text-navy-700', 100],
        ]}
      />
      <PalmCrown id="merritt-island-palm" look="calm" />
      <Glow id="merritt-island-sun" at={[300, 226]} radius={210} />
      <circle className="fill-sand-50" cx="300" cy="222" r="38" />
      <path
        className="fill-coral-100"
        opacity=".7"
        d="M90 70h220q20 6-10 11H130q-60-2-40-11zM470 110h210q24 6-14 12H530q-80-2-60-12zM200 134h150q20 5-8 9h-110q-50-2-32-9z"
      />
      <path
        className="stroke-navy-900"
        fill="none"
        strokeWidth="2.5"
        d="M470 70q8-9 15 0 7-9 15 0M510 84q8-9 15 0 7-9 15 0M434 84q8-9 15 0 7-9 15 0M550 98q7-8 14 0 7-8 14 0M400 98q7-8 13 0 7-8 13 0"
      />
      <path
        className="fill-navy-700"
        opacity=".75"
        d="M0 250q60-8 130-4h60v-26h6v-6h30v6h6v26q80-6 150-2t150-4 148 4 120-4v22H0z"
      />
      <path
        className="fill-leaf-700"
        d="M0 262q40-24 90-12 40-14 80 6 30 6 60 8H0zM520 264q30-26 80-16 40-20 90 0 50-10 110 4v14z"
      />
      <path
        className="fill-amber-100"
        d="M250 270h100l8 4H240zM262 282h80l6 4H254zM236 294h130l8 5H226zM256 308h90l8 5H246zM226 322h150l8 6H214zM250 340h104l8 6H240z"
      />
      <path
        className="fill-leaf-700"
        opacity=".8"
        d="M0 302q80-12 160 0t60 8-220 12zM800 300q-90-14-190 2t-50 10 240 10z"
      />
      <path className="fill-sand-200" d="M552 226h84v24h-84z" />
      <path
        className="fill-navy-900"
        d="M538 228l28-28h58l28 28zM560 250h4v32h-4zM590 250h4v32h-4zM624 250h4v32h-4zM568 232h14v12h-14z"
      />
      <path className="fill-tarp-500" d="M566 198l40-1 4 28-62 1z" />
      <path className="stroke-sand-100" strokeWidth="2.5" d="M566 198l-16 27M584 198l-4 28M605 197l4 28" />
      <path
        className="stroke-tarp-300"
        opacity=".8"
        strokeWidth="2"
        d="M60 344h100M450 330h90M640 344h110M90 376h90M560 376h120M200 360h60"
      />
      <path
        className="stroke-coral-700"
        fill="none"
        strokeWidth="4"
        d="M436 322l-6 80M456 320l4 84M424 402h16M454 404h16M548 350l-2 54M562 350l4 52"
      />
      <path
        className="fill-[#f2a7b0]"
        d="M392 268q10-40 60-38 60 6 86 64 4 10-10 8-20-2-34 12-24 18-62 8-36-10-40-54z"
      />
      <path className="fill-[#df6480]" d="M432 244q50-2 100 50-34 4-56 16-46-8-44-66z" />
      <path className="fill-coral-600" d="M470 300q30-16 62-6-24 12-50 14z" />
      <path
        className="stroke-[#f2a7b0]"
        fill="none"
        strokeLinecap="round"
        strokeWidth="17"
        d="M404 262q-20-30 0-56 14-24-6-38"
      />
      <path className="fill-foam-100" d="M382 166q6-16 22-10 10 8 4 20-10 8-22 2z" />
      <path className="fill-slate-400" d="M388 164q-26 18-50 50-14 14-18 2 0-10 12-16 24-26 48-44z" />
      <path className="fill-slate-600" d="M338 214q-14 14-18 2 0-10 12-16 8 2 6 14z" />
      <circle className="fill-coral-700" cx="394" cy="166" r="3" />
      <path className="fill-[#f2a7b0]" d="M520 330q6-24 38-22 34 6 50 36-20 0-34 10-50 10-54-24z" />
      <path className="fill-[#df6480]" d="M546 316q30 2 62 28-30 0-44 6-22-10-18-34z" />
      <path
        className="stroke-[#f2a7b0]"
        fill="none"
        strokeLinecap="round"
        strokeWidth="10"
        d="M526 330q-26-10-30 14-2 14-10 22"
      />
      <path className="fill-slate-400" d="M484 360l8 6q-6 20-20 36-8 6-10-2 12-14 22-40z" />
      <path
        className="fill-[#f2a7b0]"
        opacity=".35"
        d="M404 410h120l10 6H396zM420 422h90l8 5H412zM536 408h70l6 5H530z"
      />
      <path
        className="fill-leaf-700"
        d="M0 420q90-16 190-4l4-58 6 56 16-84-2 82 20-50-8 52 22-26-6 28q120-8 220-2l4-44 6 44 14-62-2 62 18-44-8 46q90-10 160-6l2-70 8 68 20-94-4 96 26-56-12 58 92 0v34H0z"
      />
      <path className="fill-navy-950" d="M0 436q140-20 320-6t480-8v28H0z" />
      <g className="fill-navy-950">
        <Palm crown="merritt-island-palm" at={[116, 440]} lean={20} height={220} size={1} />
        <Palm crown="merritt-island-palm" at={[740, 440]} lean={-14} height={120} size={0.8} />
      </g>
    </SceneFrame>
  );
}
