import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: 'I Suoi corsi, esami e voti in un unico posto',
  unreachable: 'Al momento la scuola non è raggiungibile',
  logoutFailed: 'La Sua sessione è ancora aperta perché il server non è raggiungibile.',
  selectFailed: 'Non è stato possibile cambiare gruppo.',
  examWaits:
    'Il Suo esame «{title}» è ancora aperto e le Sue risposte sono salvate. Acceda entro {time} per continuare.',
  examOpen:
    'Il Suo esame «{title}» è ancora aperto e le Sue risposte sono salvate. Acceda per continuare.',
} as const satisfies TextsOf<typeof en>;
