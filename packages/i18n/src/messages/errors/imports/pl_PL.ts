import type { TextsOf } from '../../../message-types.ts';
import type { errorsImports as en } from './en.ts';

export const errorsImports = {
  repeated: 'Ten adres e-mail występuje w więcej niż jednym wierszu pliku.',
  unknownRegion: 'Nie mają Państwo regionu o tej nazwie.',
  unknownGroup: 'Nie mają Państwo grupy o tej nazwie.',
  ambiguousGroup: 'Kilka grup nosi tę nazwę. Proszę podać także region.',
  unknownRole: 'Nie ma roli o tej nazwie.',
  roleNeedsRegion: 'Rola obowiązuje w regionie. Proszę podać także region.',
  unknownPerson: 'Nie mają Państwo osoby z tym adresem e-mail. Proszę najpierw zaimportować osoby.',
  changedSince: 'Od próby coś się zmieniło. Proszę sprawdzić ponownie.',
  notDone: 'Cofnąć można tylko import ukończony i jeszcze nie cofnięty.',
} as const satisfies TextsOf<typeof en>;
