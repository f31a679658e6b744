import type { Zone } from './calling-hours.ts';

/**
 * Area codes of the North American Numbering Plan by time zone (nanpa.com, 2026). A code that lies in several
 * zones has them all. Canada and the Caribbean have the zones of the US that keep their hours too. Left out,
 * so that they say nothing: toll-free and personal numbers, and Atlantic Canada and Bermuda (506, 428, 902,
 * 782, 709, 879, 441), whose summer evenings no zone of the US keeps.
 */
const AREA_CODES: readonly (readonly [zones: readonly Zone[], codes: string])[] = [
  [
    ['eastern'],
    // Florida, and the rest of the East from Maine to Georgia
    '239 305 321 324 352 386 407 561 645 656 689 727 728 754 772 786 813 863 904 941 954 ' +
      '203 475 860 959 302 202 771 229 404 470 478 678 706 762 770 912 943 207 227 240 301 410 443 667 ' +
      '339 351 413 508 617 774 781 857 978 603 201 551 609 640 732 848 856 862 908 973 ' +
      '212 315 329 332 347 363 465 516 518 585 607 624 631 646 680 716 718 838 845 914 917 929 934 ' +
      '252 336 472 704 743 828 910 919 980 984 215 223 267 272 412 445 484 570 582 610 717 724 814 835 878 ' +
      '401 803 821 839 843 854 864 802 276 434 540 571 686 703 757 804 826 948 304 681 ' +
      // Ohio, Michigan, and the eastern parts of Indiana, Kentucky and Tennessee
      '216 220 234 283 326 330 380 419 436 440 513 567 614 740 937 ' +
      '231 248 269 313 517 586 616 679 734 810 947 989 260 317 463 765 502 859 865 ' +
      // Ontario, Quebec, the Bahamas, Turks and Caicos
      '226 249 289 343 365 382 387 416 437 519 548 613 647 683 705 742 753 905 942 ' +
      '263 354 438 450 468 514 579 819 873 242 649',
  ],
  [
    ['central'],
    // Alabama, Arkansas, Illinois, Iowa, Kansas, Louisiana
    '205 251 256 334 483 659 938 327 479 501 870 217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 ' +
      '861 872 319 515 563 641 712 316 913 225 318 337 457 504 985 ' +
      // Minnesota, Mississippi, Missouri, Nebraska, Oklahoma
      '218 320 507 612 651 763 924 952 228 471 601 662 769 235 314 417 557 573 636 660 816 975 402 531 ' +
      '405 539 572 580 918 ' +
      // Tennessee, Texas, Wisconsin, Manitoba
      '615 629 731 901 931 210 214 254 281 325 346 361 409 430 469 512 621 682 713 726 737 806 817 830 832 903 ' +
      '936 940 945 956 972 979 262 274 353 414 534 608 715 920 204 431 584',
  ],
  // Montana, Wyoming, Colorado, New Mexico, Utah, El Paso, Alberta
  [['mountain'], '406 307 303 719 720 748 970 983 505 575 385 435 801 915 368 403 587 780 825'],
  [
    ['pacific'],
    // California, southern Nevada, western Oregon, Washington, Vancouver
    '209 213 279 310 323 341 350 357 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 ' +
      '738 747 760 805 818 820 831 837 840 858 909 916 925 949 951 702 725 503 971 206 253 360 425 509 564 604',
  ],
  [['arizona'], '480 520 602 623'],
  [['alaska', 'aleutian'], '907'],
  [['hawaii'], '808'],
  [['samoa'], '684'],
  // Guam and the Northern Mariana Islands
  [['guam'], '671 670'],
  // Puerto Rico, the Virgin Islands, the Dominican Republic, the Lesser Antilles
  [['atlantic'], '787 939 340 809 829 849 246 264 268 284 473 664 721 758 767 784 868 869'],
  // Florida's panhandle; Indiana, Kentucky, Tennessee, Michigan; Ontario; Jamaica and the Caymans, which are
  // Eastern in winter and Central in summer
  [['eastern', 'central'], '850 448 219 574 812 930 270 364 606 423 729 906 807 658 876 345'],
  // Kansas, Nebraska, North and South Dakota, West Texas, Saskatchewan
  [['central', 'mountain'], '620 785 308 701 605 432 306 474 639'],
  // Idaho, Nevada, Oregon
  [['mountain', 'pacific'], '208 986 775 458 541'],
  [['mountain', 'arizona'], '928'],
  // British Columbia
  [['mountain', 'arizona', 'pacific'], '236 250 257 672 778'],
  // Eastern Quebec
  [['atlantic', 'eastern'], '367 418 581'],
  // Yukon, Northwest Territories, Nunavut
  [['eastern', 'central', 'mountain', 'arizona', 'pacific'], '867'],
];

const ZONES_BY_CODE = new Map(
  AREA_CODES.flatMap(([zones, codes]) => codes.split(' ').map((code) => [code, zones] as const)),
);

/** Returns the area code of a number's key (contract/phone.ts); empty for a foreign or short number. */
export const areaCode = (phoneKey: string): string =>
  phoneKey.length === 11 && phoneKey.startsWith('1') ? phoneKey.slice(1, 4) : '';

/** Returns the time zones that an area code lies in; none if it says nothing about a place. */
export const areaCodeZones = (code: string): readonly Zone[] => ZONES_BY_CODE.get(code) ?? [];
