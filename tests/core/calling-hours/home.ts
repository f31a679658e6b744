import { homeOf } from '#backend/core/calling-hours/call-window.ts';
import { CALL_WINDOWS, type CallWindow } from '#backend/core/rows.ts';
import { phoneKey } from '#tests/builders/phone.ts';
import { cells } from '#tests/written.ts';

export interface Place {
  state?: string;
  zip?: string;
  phone?: string;
}

export const home = ({ state = '', zip = '', phone = '' }: Place) =>
  homeOf({ state, zip, numberKeys: [phoneKey(phone)] });

/** `Palm Bay: FL/32905/321-555-0101 = eastern`: a place with its state, ZIP code and number, and its hours. */
export const placed = (text: string) =>
  cells(text).map((each): [what: string, place: Place, window: CallWindow] => {
    const [what = '', rest = ''] = each.split(': ');
    const [lead = '', window = ''] = rest.split(' = ');
    const [state = '', zip = '', phone = ''] = lead.split('/');
    return [what, { state, zip, phone }, readWindow(window)];
  });

function readWindow(word: string): CallWindow {
  const window = CALL_WINDOWS.find((each) => each === word);
  if (!window) throw new Error(`There is no call window ${word}.`);
  return window;
}
