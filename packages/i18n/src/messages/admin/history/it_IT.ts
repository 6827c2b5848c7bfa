import type { TextsOf } from '../../../message-types.ts';
import type { adminHistory as en } from './en.ts';

export const adminHistory = {
  title: 'Cronologia',
  empty: 'Di questo elemento non è ancora registrato nulla.',
  through: '{staff}, con l’accesso di {name}',
  system: 'Il sistema',
  restored: 'Ripristinato ciò che è stato modificato il {moment}',
  before: 'Prima',
  after: 'Dopo',
  restore: 'Ripristina',
  restoreTitle: 'Ripristinare i valori precedenti?',
  restoreBody:
    'Questi campi riprendono i valori che avevano prima della modifica. Tutto il resto rimane com’è. L’operazione viene registrata e può annullarla dalla cronologia.',
  restoreDone: 'I valori precedenti sono stati ripristinati.',
  kept: 'Non si ripristina da qui',
  gone: 'Non esiste più o non è nelle Sue regioni',
  created: 'Creato',
  updated: 'Modificato',
  profile: 'Modificato nel proprio profilo',
  signedUp: 'Registrazione propria',
  termsAccepted: 'Condizioni accettate',
  active: 'Accesso consentito o bloccato',
  password: 'Nuova password impostata',
  mailed: 'E-mail sull’account',
  verified: 'Indirizzo e-mail confermato',
  impersonated: 'Un membro del personale è entrato come questa persona',
  notificationsRead: 'Notifiche segnate come lette',
  merged: 'Unito a un altro account',
  unmerged: 'Unione annullata',
  exported: 'Dati personali esportati',
  raised: 'Un membro del personale ha agito per questa persona',
} as const satisfies TextsOf<typeof en>;
