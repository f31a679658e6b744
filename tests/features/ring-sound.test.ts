import { expect, test, vi } from 'vitest';
import { playSound } from '#src/features/ring/sound.ts';

test('a sound that begins while another is heard is played to its end', async () => {
  const tones: { onended: () => void }[] = [];
  const audio = {
    state: 'suspended',
    currentTime: 0,
    async resume() {
      audio.state = 'running';
    },
    async suspend() {
      audio.state = 'suspended';
    },
    createGain: () => ({
      gain: { setValueAtTime() {}, linearRampToValueAtTime() {} },
      connect() {},
    }),
    createOscillator() {
      const tone = {
        frequency: {},
        onended() {},
        connect: (gain: object) => gain,
        start() {},
        stop() {},
      };
      tones.push(tone);
      return tone;
    },
  };
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: one for the whole test
        return audio;
      }
    },
  );
  expect(await playSound('normal')).toBe(true);
  expect(await playSound('normal')).toBe(true);
  tones[1]?.onended();
  expect(audio.state).toBe('running');
  tones[3]?.onended();
  expect(audio.state).toBe('suspended');
});
