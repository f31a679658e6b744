import { type Zone, zonesNamed } from './zones.ts';

/**
 * The first three digits of ZIP codes, from and to, with their state and zones. The states are those of USPS (Domestic
 * Mail Manual, labeling list L002), the zones those of 49 CFR 71; both zones where a time line runs through. Left out are
 * prefixes nobody lives in and those of military mail (09, 340, 962 to 966), which say nothing of a place.
 */
const TABLE = `
005 005 NY eastern
006 007 PR atlantic
008 008 VI atlantic
009 009 PR atlantic
010 027 MA eastern
028 029 RI eastern
030 038 NH eastern
039 049 ME eastern
050 054 VT eastern
055 055 MA eastern
056 059 VT eastern
060 069 CT eastern
070 089 NJ eastern
100 149 NY eastern
150 196 PA eastern
197 199 DE eastern
200 200 DC eastern
201 201 VA eastern
202 205 DC eastern
206 219 MD eastern
220 246 VA eastern
247 268 WV eastern
270 289 NC eastern
290 299 SC eastern
300 319 GA eastern
320 323 FL eastern
324 325 FL central
326 339 FL eastern
341 342 FL eastern
344 344 FL eastern
346 347 FL eastern
349 349 FL eastern
350 369 AL central
370 372 TN central
373 373 TN eastern central
374 374 TN eastern
376 376 TN eastern
377 377 TN eastern central
378 379 TN eastern
380 384 TN central
385 385 TN eastern central
386 397 MS central
398 399 GA eastern
400 400 KY eastern
401 401 KY eastern central
402 418 KY eastern
420 424 KY central
425 427 KY eastern central
430 459 OH eastern
460 462 IN eastern
463 464 IN central
465 465 IN eastern central
466 468 IN eastern
469 469 IN eastern central
470 474 IN eastern
475 475 IN eastern central
476 477 IN central
478 478 IN eastern
479 479 IN eastern central
480 497 MI eastern
498 499 MI eastern central
500 528 IA central
530 549 WI central
550 567 MN central
569 569 DC eastern
570 574 SD central
575 576 SD central mountain
577 577 SD mountain
580 584 ND central
585 586 ND central mountain
587 587 ND central
588 588 ND central mountain
590 599 MT mountain
600 629 IL central
630 658 MO central
660 676 KS central
677 678 KS central mountain
679 679 KS central
680 689 NE central
690 692 NE central mountain
693 693 NE mountain
700 714 LA central
716 729 AR central
730 732 OK central
733 733 TX central
734 749 OK central
750 797 TX central
798 798 TX central mountain
799 799 TX mountain
800 816 CO mountain
820 831 WY mountain
832 834 ID mountain
835 835 ID mountain pacific
836 837 ID mountain
838 838 ID pacific
840 847 UT mountain
850 865 AZ arizona
870 884 NM mountain
885 885 TX mountain
889 897 NV pacific
898 898 NV mountain pacific
900 961 CA pacific
967 968 HI hawaii
969 969 GU guam
970 978 OR pacific
979 979 OR mountain pacific
980 994 WA pacific
995 999 AK alaska
`;

/** ZIP codes that are not where their prefix is: the south of Gulf County is eastern, and Samoa is none of Hawaii. */
const OTHERS: Readonly<Record<string, ZipPlace>> = {
  '32456': { state: 'FL', zones: ['eastern'] },
  '32457': { state: 'FL', zones: ['eastern'] },
  '96799': { state: 'AS', zones: ['samoa'] },
};

/** Where a ZIP code is. */
export interface ZipPlace {
  /** The state's code. */
  state: string;
  zones: readonly Zone[];
}

const ranges = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [from = '', to = '', state = '', ...words] = line.split(' ');
    return { from, to, state, zones: zonesNamed(words) };
  });

/** Where a ZIP code is, with or without its four further digits; null for one that is none. */
export function zipPlace(zip: string): ZipPlace | null {
  const [, five = ''] = /^(\d{5})([- ]?\d{4})?$/.exec(zip.trim()) ?? [];
  const prefix = five.slice(0, 3);
  return OTHERS[five] ?? ranges.find(({ from, to }) => from <= prefix && prefix <= to) ?? null;
}
