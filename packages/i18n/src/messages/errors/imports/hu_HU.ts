import type { TextsOf } from '../../../message-types.ts';
import type { errorsImports as en } from './en.ts';

export const errorsImports = {
  repeated: 'Ez az e-mail-cím a fájl több sorában is szerepel.',
  unknownRegion: 'Nincs ilyen nevű régiója.',
  unknownGroup: 'Nincs ilyen nevű csoportja.',
  ambiguousGroup: 'Több csoport is viseli ezt a nevet. Adja meg a régiót is.',
  unknownRole: 'Nincs ilyen nevű szerepkör.',
  roleNeedsRegion: 'A szerepkör egy régióban érvényes. Adja meg a régiót is.',
  unknownPerson: 'Nincs ilyen e-mail-című személy. Először a személyeket importálja.',
  changedSince: 'A próba óta valami megváltozott. Nézze meg újra.',
  notDone: 'Csak befejezett és még vissza nem vont importálás vonható vissza.',
} as const satisfies TextsOf<typeof en>;
