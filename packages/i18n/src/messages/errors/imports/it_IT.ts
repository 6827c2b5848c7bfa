import type { TextsOf } from '../../../message-types.ts';
import type { errorsImports as en } from './en.ts';

export const errorsImports = {
  repeated: 'Questo indirizzo e-mail compare in più di una riga del file.',
  unknownRegion: 'Lei non ha una regione con questo nome.',
  unknownGroup: 'Lei non ha un gruppo con questo nome.',
  ambiguousGroup: 'Più gruppi hanno questo nome. Indichi anche la regione.',
  unknownRole: 'Non esiste un ruolo con questo nome.',
  roleNeedsRegion: 'Un ruolo vale in una regione. Indichi anche la regione.',
  unknownPerson: 'Lei non ha nessuno con questo indirizzo e-mail. Importi prima le persone.',
  changedSince: 'Qualcosa è cambiato dopo la prova. La riveda.',
  notDone: 'Si può annullare solo un’importazione conclusa e non ancora annullata.',
} as const satisfies TextsOf<typeof en>;
