import { homeOf } from '#backend/core/calling-hours/call-window.ts';
import { phoneKey } from '#tests/builders/phone.ts';

export interface Place {
  state?: string;
  zip?: string;
  phone?: string;
}

export const home = ({ state = '', zip = '', phone = '' }: Place) =>
  homeOf({ state, zip, numberKeys: [phoneKey(phone)] });
