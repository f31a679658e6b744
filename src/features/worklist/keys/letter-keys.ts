import * as z from 'zod/mini';
import { stored } from '#src/stored/stored.ts';
import { useStored } from '#src/stored/use-stored.ts';

const letterKeys = stored({
  area: 'local',
  key: 'repLetterKeys',
  schema: z.enum(['on', 'off']),
  fallback: 'on',
});

/** Whether single-letter keys are on in this browser; the rep can turn them off (WCAG 2.2, 2.1.4). */
export const useLetterKeys = (): boolean => useStored(letterKeys) === 'on';

export function turnLetterKeys(isOn: boolean): void {
  letterKeys.write(isOn ? 'on' : 'off');
}
