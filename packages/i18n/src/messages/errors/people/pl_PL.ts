import type { TextsOf } from '../../../message-types.ts';
import type { errorsPeople as en } from './en.ts';

export const errorsPeople = {
  erased: 'Dane tej osoby usunięto; z jej kontem nie można już nic zrobić.',
  merged:
    'To konto scalono z innym. Proszę usunąć dane zachowanego konta, wtedy znikną także dane tego.',
  mergedStays:
    'To konto scalono z innym i pozostaje zamknięte. Aby otworzyć je ponownie, proszę cofnąć scalenie.',
  eraseSelf: 'Nie można usunąć własnych danych.',
  lastSuperadmin: 'Nie można usunąć danych ostatniego głównego administratora.',
  otherEmail: 'To nie jest adres e-mail tego konta.',
  reasonNames: 'Powód pozostaje na zawsze, dlatego nie może wymieniać tej osoby.',
  undoTooLate: 'Minęło trzydzieści dni, w których można było cofnąć to scalenie.',
  mergedOn:
    'Zachowane konto zostało w międzyczasie scalone z innym. Proszę najpierw cofnąć tamto scalenie.',
} as const satisfies TextsOf<typeof en>;
