/** Two rising tones: `hz`, and when each begins, in seconds. */
const TONES = [
  { hz: 784, at: 0 },
  { hz: 1047, at: 0.2 },
];
/** Of each tone: `seconds` long, `volume` from 0 to 1. `soft` is for a rep who is in a call. */
const LOUDNESS = {
  normal: { seconds: 0.35, volume: 0.3 },
  soft: { seconds: 0.15, volume: 0.06 },
};
/** A browser that allows the sound starts sooner. */
const START_MS = 500;

let context: AudioContext | undefined;
/** How many sounds are on their way or heard now. */
let playing = 0;

function getContext(): AudioContext | undefined {
  try {
    context ??= new AudioContext();
  } catch {
    // Missing in old browsers, and where the device has no sound.
  }
  return context;
}

/** Lets a later sound be heard. Call it when the visitor taps or types: browsers forbid sound before. */
export async function unlockSound(): Promise<void> {
  const audio = getContext();
  if (audio?.state !== 'suspended') return;
  await audio.resume().catch(() => undefined);
  await rest(audio);
}

/** A running one keeps the device's sound switched on. Not while another sound plays: that would break off. */
async function rest(audio: AudioContext): Promise<void> {
  if (playing === 0) await audio.suspend().catch(() => undefined);
}

/**
 * Plays the two tones of a new lead. Never throws.
 * @returns whether the browser allows it; else nothing is heard, also not later
 */
export async function playSound(loudness: keyof typeof LOUDNESS): Promise<boolean> {
  const audio = getContext();
  if (!audio) return false;
  playing += 1;
  // Where it is forbidden this waits until the visitor taps.
  const started = audio.resume().catch(() => undefined);
  await Promise.race([started, new Promise((resolve) => setTimeout(resolve, START_MS))]);
  if (audio.state !== 'running') {
    playing -= 1;
    return false;
  }
  const { seconds, volume } = LOUDNESS[loudness];
  TONES.forEach(({ hz, at }, index) => {
    const start = audio.currentTime + at;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.01);
    gain.gain.linearRampToValueAtTime(0, start + seconds);
    const tone = audio.createOscillator();
    tone.frequency.value = hz;
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + seconds);
    if (index < TONES.length - 1) return;
    tone.onended = () => {
      playing -= 1;
      void rest(audio);
    };
  });
  return true;
}
