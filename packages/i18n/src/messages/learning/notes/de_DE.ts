import type { TextsOf } from '../../../message-types.ts';
import type { learningNotes as en } from './en.ts';

export const learningNotes = {
  notes: 'Notizen',
  addAt: 'Notiz bei {time} hinzufügen',
  text: 'Notiz',
  editAt: 'Notiz bei {time} bearbeiten',
  removeAt: 'Notiz bei {time} entfernen',
  removed: 'Die Notiz wurde entfernt.',
  undo: 'Rückgängig',
  empty:
    'Zu dieser Lektion gibt es noch keine Notizen. Die Taste N fügt an der aktuellen Stelle eine hinzu.',
  print: 'Notizen drucken',
  visibleTo: 'Sichtbar für',
  onlyMe: 'Nur mich',
  pinnedBy: 'Von {name} für die Gruppe',
  printTitle: 'Notizen: {title}',
  none: 'Zu diesem Kurs gibt es noch keine Notizen.',
  pdf: 'Als PDF herunterladen',
  pdfFailed: 'Das PDF konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
  closed: 'Notizen sind privat. Wer im Konto einer anderen Person unterwegs ist, sieht sie nicht.',
  page: 'Seite {page, number} von {pages, number}',
} as const satisfies TextsOf<typeof en>;
