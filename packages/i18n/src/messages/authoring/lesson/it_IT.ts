import type { TextsOf } from '../../../message-types.ts';
import type { authoringLesson as en } from './en.ts';

export const authoringLesson = {
  orderHint: 'Trascini una lezione al suo posto o la sposti con i pulsanti e i tasti freccia.',
  moveUp: 'Sposta su «{title}»',
  moveDown: 'Sposta giù «{title}»',
  moved: '«{title}» è ora il numero {position, number} di {total, number}.',
  moveConflict:
    '«{title}» non è stata spostata: nel frattempo un’altra persona l’ha modificata. Ora vede ciò che è salvato.',
  selected:
    '{count, plural, one {# lezione selezionata} many {# lezioni selezionate} other {# lezioni selezionate}}',
  selectAll: 'Seleziona tutte le lezioni',
  outcomes: 'Esito delle lezioni',
  outcomePublished: 'pubblicata',
  outcomeUnpublished: 'ritirata',
  outcomeUnchanged: 'lo era già',
  sectionRules: 'Apertura e regole',
  releaseHint: 'Si conta dal giorno in cui il corso inizia in un gruppo. Vuoto: subito.',
  releaseDates: 'Si apre in questi gruppi',
  atOnce: 'Subito',
  noSkippingHint: 'La prima volta nessuno va oltre ciò che ha già visto.',
  minimumHint:
    'Gli esami del corso si aprono quando si è vista questa parte. Vuoto: nessuna condizione.',
  media: 'Registrazioni e sottotitoli',
  missing: 'Manca',
  withRecording:
    '{done, number} lingue su {total, number} hanno una registrazione, {subtitled, number} hanno sottotitoli.',
  missingIn: 'Senza registrazione: {languages}.',
  otherLanguages: 'Aggiungi in un’altra lingua',
  ofTheCourse: 'lingua del corso',
  upload: 'Carica',
  replace: 'Sostituisci',
  soundAlone: 'Solo audio',
  soundAloneSize: 'Solo audio ({size})',
  removeRecording: 'Rimuovere la registrazione: {language}?',
  removeSubtitles: 'Rimuovere i sottotitoli: {language}?',
  removeFile: 'Rimuovere «{title}»?',
  removedFile: 'Il file è rimosso.',
  addDownloads: 'File che gli studenti possono scaricare',
  rename: 'Rinomina «{title}»',
  checksHint:
    'In questi momenti la registrazione si ferma, pone la domanda e prosegue dopo la risposta giusta. I tentativi non sono limitati: non chieda quindi nulla di ciò che chiede un esame.',
  addCheck: 'Aggiungi domanda',
  checkTimeHint: 'Minuti e secondi, ad esempio 2:30',
  checkTimeWrong: 'Scriva minuti e secondi, ad esempio 2:30.',
  removeCheck: 'Rimuovere questa domanda dalla registrazione?',
  removeCheckHint: 'Una volta salvata la lezione, non si saprà più chi ha risposto.',
} as const satisfies TextsOf<typeof en>;
