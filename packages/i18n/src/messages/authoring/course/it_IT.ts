import type { TextsOf } from '../../../message-types.ts';
import type { authoringCourse as en } from './en.ts';

export const authoringCourse = {
  publish: 'Pubblica',
  unpublish: 'Ritira',
  publishTitle: 'Pubblicare «{name}»?',
  publishBody:
    'Gli studenti dei gruppi a cui è offerto vedono il corso e le sue lezioni pubblicate dal giorno in cui inizia nel loro gruppo.',
  unpublishTitle: 'Ritirare «{name}»?',
  unpublishBody:
    'Nessuno studente vede il corso finché non è pubblicato di nuovo. Ciò che vi hanno fatto resta.',
  published: '«{name}» è pubblicato.',
  unpublished: '«{name}» è ritirato.',
  stale:
    'Nel frattempo un’altra persona ha fatto modifiche. Ora vede ciò che è salvato; decida di nuovo.',
  preview: 'Vedi come studente',
  changes: 'Modifiche dopo la pubblicazione',
  noChanges: 'Nulla è cambiato dalla pubblicazione del {date}.',
  neverPublished:
    'Il corso non è mai stato pubblicato. Dopo la pubblicazione qui si vedranno le modifiche successive.',
  newOrGone: 'Aggiunto o rimosso',
  copy: 'Copia il corso',
  copyBody:
    'La copia riceve i testi e l’immagine, tutte le lezioni con registrazioni, sottotitoli, file e regole, e gli esami. Nulla è pubblicato. Ciò che gli studenti hanno fatto resta nell’originale.',
  copyDo: 'Copia',
  copied: 'La copia «{name}» è creata. Nulla è ancora pubblicato.',
  copyOfName: '{name} (copia)',
  offerings: 'Offerte',
  offer: 'Offri a un gruppo',
  offerChange: 'Modifica le date in {group}',
  offerSaved: 'Offerto a {group} dal {start} al {end}.',
  offerStopTitle: 'Non offrirlo più a {group}?',
  offerStopBody: 'Le persone del gruppo non vedranno più il corso. Ciò che vi hanno fatto resta.',
  offerStopped: '{group}: il corso non è più offerto.',
  offerConflict:
    'Nel frattempo un’altra persona ha modificato questa offerta. Ora è salvato: {start} – {end}. I Suoi dati sono ancora qui; salvi di nuovo per sostituirla.',
  offerGone:
    'Nel frattempo un’altra persona ha tolto questa offerta. I Suoi dati sono ancora qui; salvi di nuovo per offrire di nuovo il corso.',
  offerThere:
    'Il corso è già offerto a questo gruppo. È salvato: {start} – {end}. Salvi di nuovo per sostituire le date con le Sue.',
  upcoming: 'Inizia più avanti',
  running: 'In corso',
  over: 'Terminato',
} as const satisfies TextsOf<typeof en>;
