import { type Zone, zonesNamed } from './zones.ts';

/**
 * States and territories: their code, the zones people live in there (49 CFR 71; the western Aleutians are left out), and what
 * else than the code is written for them, in small letters without spaces and signs.
 */
const TABLE = `
AL central | alabama ala
AK alaska | alaska alas
AZ arizona | arizona ariz
AR central | arkansas ark
CA pacific | california calif cal
CO mountain | colorado colo
CT eastern | connecticut conn
DC eastern | districtofcolumbia washingtondc
DE eastern | delaware del
FL eastern central | florida fla flor
GA eastern | georgia
HI hawaii | hawaii
IA central | iowa
ID mountain pacific | idaho ida
IL central | illinois ill ills
IN eastern central | indiana ind
KS central mountain | kansas kan kans
KY eastern central | kentucky ken kent
LA central | louisiana
MA eastern | massachusetts mass
MD eastern | maryland
ME eastern | maine
MI eastern central | michigan mich
MN central | minnesota minn
MO central | missouri
MS central | mississippi miss
MT mountain | montana mont
NC eastern | northcarolina ncarolina ncar
ND central mountain | northdakota ndakota ndak
NE central mountain | nebraska nebr neb
NH eastern | newhampshire
NJ eastern | newjersey
NM mountain | newmexico newmex nmex
NV mountain pacific | nevada nev
NY eastern | newyork
OH eastern | ohio
OK central | oklahoma okla
OR mountain pacific | oregon oreg ore
PA eastern | pennsylvania penna penn
RI eastern | rhodeisland
SC eastern | southcarolina scarolina scar
SD central mountain | southdakota sdakota sdak
TN eastern central | tennessee tenn
TX central mountain | texas tex
UT mountain | utah
VA eastern | virginia virg
VT eastern | vermont
WA pacific | washington wash
WI central | wisconsin wisc wis
WV eastern | westvirginia wvirginia wva
WY mountain | wyoming wyo
AS samoa | americansamoa
GU guam | guam
MP guam | northernmarianaislands northernmarianas
PR atlantic | puertorico
VI atlantic | virginislands usvirginislands usvi
`;

const zones = new Map<string, Zone[]>();
const codes = new Map<string, string>();
for (const line of TABLE.trim().split('\n')) {
  const [place = '', names = ''] = line.split(' | ');
  const [code = '', ...words] = place.split(' ');
  zones.set(code, zonesNamed(words));
  for (const name of [code.toLowerCase(), ...names.split(' ')]) codes.set(name, code);
}

/** The code of a state as people write it (`FL`, `Fla.`, `florida, USA`); empty when it is none. */
export function stateCode(typed: string): string {
  const name = typed.toLowerCase().replace(/[^a-z]/g, '');
  return codes.get(name) ?? codes.get(name.replace(/(usa|unitedstates)$/, '')) ?? '';
}

/** The zones people live in, in the state with this code; none when there is no such state. */
export const zonesOfState = (code: string): readonly Zone[] => zones.get(code) ?? [];
