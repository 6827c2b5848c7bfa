import type { TextsOf } from '../../../message-types.ts';
import type { errorsImports as en } from './en.ts';

export const errorsImports = {
  repeated: 'Diese E-Mail-Adresse steht in mehr als einer Zeile der Datei.',
  unknownRegion: 'Sie haben keine Region dieses Namens.',
  unknownGroup: 'Sie haben keine Gruppe dieses Namens.',
  ambiguousGroup: 'Mehrere Gruppen tragen diesen Namen. Nennen Sie auch die Region.',
  unknownRole: 'Es gibt keine Rolle dieses Namens.',
  roleNeedsRegion: 'Eine Rolle gilt in einer Region. Nennen Sie auch die Region.',
  unknownPerson:
    'Sie haben keine Person mit dieser E-Mail-Adresse. Importieren Sie zuerst die Personen.',
  changedSince: 'Seit der Probe hat sich etwas geändert. Sehen Sie sie noch einmal an.',
  notDone:
    'Nur ein fertiger, noch nicht rückgängig gemachter Import kann rückgängig gemacht werden.',
} as const satisfies TextsOf<typeof en>;
