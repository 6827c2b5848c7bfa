import type { TextsOf } from '../../../message-types.ts';
import type { workMarking as en } from './en.ts';

export const workMarking = {
  nothingYet: 'Er is nog niets ingeleverd.',
  keys: 'Met de toetsen J en K of de pijltoetsen gaat u naar de volgende en vorige inlevering.',
  walk: 'Van inlevering naar inlevering',
  backToList: 'Terug naar de lijst',
  choose: 'Kies een inlevering.',
  empty: 'Er is geen tekst en geen bestand ingeleverd.',
  own: 'Dit is uw eigen werk. Iemand anders beoordeelt het.',
  guidance: 'Waarop te letten',
  grade: 'Beoordeling',
  score: 'Procent (0 tot 100)',
  scoreRange: 'Voer een geheel getal van 0 tot 100 in.',
  completion: 'Voltooiing',
  richFeedback:
    'Deze terugkoppeling heeft opmaak en blijft zoals ze is. In de administratie kan ze worden gewijzigd.',
  comments: 'Opgeslagen opmerking toevoegen',
  keepComment: 'Tekst als opmerking opslaan',
  commentKept: 'De opmerking is opgeslagen.',
  removeComment: 'Uit de opgeslagen opmerkingen verwijderen',
  commentRemoved: 'De opmerking is verwijderd.',
  save: 'Beoordeling opslaan',
  saveNext: 'Opslaan en verder',
  saved: 'De beoordeling is opgeslagen. De student krijgt bericht.',
  undo: 'Beoordeling terugnemen',
  undone: 'De beoordeling is teruggenomen.',
  dropFiles: 'Sleep de bestanden voor de student hierheen.',
  student: 'Student',
  reopen: 'Voor één student openen',
  reopenText:
    'De student kan tot dan inleveren, ongeacht deadline en beoordeling, en krijgt bericht. De tijd is die van de campus ({zone}).',
  reopenUntil: 'Open tot',
  reopened: 'De student kan tot dan inleveren en heeft bericht gekregen.',
  graded: 'beoordeeld',
  nothingOfOne: 'niets ingeleverd',
  openUntil: 'open tot {date}',
} as const satisfies TextsOf<typeof en>;
