/** `core`: crews are nearby, in Brevard County. `wider`: crews travel there. */
export interface ZipArea {
  city: string;
  state: 'FL';
  served: 'core' | 'wider';
}

/** Every ZIP code of Brevard County, including post-office boxes, by its mailing city. */
const CORE: Readonly<Record<string, string>> = {
  Mims: '32754',
  Scottsmoor: '32775',
  Titusville: '32780 32781 32782 32783 32796',
  'Kennedy Space Center': '32815 32899',
  Melbourne: '32901 32902 32904 32912 32919 32934 32935 32936 32940 32941',
  Indialantic: '32903',
  'Palm Bay': '32905 32906 32907 32908 32909 32910 32911',
  'Cape Canaveral': '32920',
  Cocoa: '32922 32923 32924 32926 32927',
  'Patrick Space Force Base': '32925',
  'Cocoa Beach': '32931 32932',
  'Satellite Beach': '32937',
  Grant: '32949',
  Malabar: '32950',
  'Melbourne Beach': '32951',
  'Merritt Island': '32952 32953 32954',
  Rockledge: '32955 32956',
  Sharpes: '32959',
  'Barefoot Bay': '32976',
};

const WIDER: Readonly<Record<string, string>> = {
  'Altamonte Springs': '32701 32714 32715 32716',
  Apopka: '32703 32704 32712',
  Celebration: '34747',
  Deltona: '32725 32728 32738 32739',
  Fellsmere: '32948',
  Kissimmee: '34741 34742 34743 34744 34745 34746 34758 34759',
  'Lake Mary': '32746 32795',
  Ocoee: '34761',
  Orlando:
    '32801 32802 32803 32804 32805 32806 32807 32808 32809 32810 32811 32812 32814 32816 32817 32818 32819 32820 32821 32822 32824 32825 32826 32827 32828 32829 32830 32831 32832 32833 32834 32835 32836 32837 32839',
  Oviedo: '32762 32765 32766',
  Sanford: '32771 32772 32773',
  Sebastian: '32958 32978',
  'St. Cloud': '34769 34770 34771 34772 34773',
  'Vero Beach': '32960 32961 32962 32963 32964 32965 32966 32967 32968 32969',
  'Winter Garden': '34777 34778 34787',
  'Winter Park': '32789 32790 32792 32793',
  'Winter Springs': '32708 32719',
};

const rows = (groups: Readonly<Record<string, string>>, served: ZipArea['served']) =>
  Object.entries(groups).flatMap(([city, zips]) =>
    zips.split(' ').map((zip): [string, ZipArea] => [zip, { city, state: 'FL', served }]),
  );

export const ZIP_AREAS: ReadonlyMap<string, ZipArea> = new Map([
  ...rows(CORE, 'core'),
  ...rows(WIDER, 'wider'),
]);
