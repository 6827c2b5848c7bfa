import type { TextsOf } from '../../../message-types.ts';
import type { errorsImports as en } from './en.ts';

export const errorsImports = {
  repeated: 'Dit e-mailadres staat in meer dan één regel van het bestand.',
  unknownRegion: 'U hebt geen regio met deze naam.',
  unknownGroup: 'U hebt geen groep met deze naam.',
  ambiguousGroup: 'Meerdere groepen hebben deze naam. Noem ook de regio.',
  unknownRole: 'Er is geen rol met deze naam.',
  roleNeedsRegion: 'Een rol geldt in een regio. Noem ook de regio.',
  unknownPerson: 'U hebt geen persoon met dit e-mailadres. Importeer eerst de personen.',
  changedSince: 'Sinds de proef is er iets veranderd. Bekijk die opnieuw.',
  notDone: 'Alleen een voltooide en nog niet ongedaan gemaakte import kan ongedaan worden gemaakt.',
} as const satisfies TextsOf<typeof en>;
