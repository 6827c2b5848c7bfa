import type { TextsOf } from '../../../message-types.ts';
import type { questions as en } from './en.ts';

export const questions = {
  name: 'Domanda',
  plural: 'Banca delle domande',
  'fields.q': 'Cerca nelle domande',
  'fields.title': 'Domanda',
  'fields.kind': 'Tipo',
  'fields.courseId': 'Corso',
  'fields.poolId': 'Gruppo di domande',
  'fields.archived': 'Archiviata',
  'fields.missingLocale': 'Manca in',
  'fields.languages': 'Lingue',
  'fields.texts': 'Testo',
  'fields.parts': 'Risposte',
  'fields.key': 'Risposta corretta',
  'fields.maxWords': 'Numero massimo di parole',
  'fields.unit': 'Unità di misura',
  'fields.createdAt': 'Creata',
  'fields.updatedAt': 'Ultima modifica',
  sectionRecord: 'A che cosa appartiene',
  archivedHint: 'Le domande archiviate non vengono proposte per nuovi esami.',
  chooseCourse: 'Scelga prima il corso.',
  archive: 'Archivia',
  unarchive: 'Togli dall’archivio',
  bulkDone:
    '{count, plural, one {# domanda modificata} many {# di domande modificate} other {# domande modificate}}',
  bulkFailed:
    '{count, plural, one {# domanda non si è potuta modificare} many {# di domande non si sono potute modificare} other {# domande non si sono potute modificare}}',
  versions: 'Versioni',
  versionNumber: 'Versione {number}',
  changedFields: 'Modificato: {fields}',
  exportFile: 'Esporta per altri sistemi',
  importFile: 'Importa domande',
  exported:
    '{count, plural, one {# domanda è nel file} many {# di domande sono nel file} other {# domande sono nel file}}',
  exportHint: 'Tutte le domande dell’elenco con il filtro attuale, nell’ultima versione.',
  format: 'Formato',
  formatCsv: 'Tabella (CSV)',
  lossTitle: 'Che cosa non viene ripreso',
  noLoss: 'Tutto viene ripreso',
  drop: 'Trascini qui un file',
  chooseFile: 'Scegli file',
  paste: 'Oppure incolli il testo del file',
  look: 'Vedi le domande',
  nothingYet: 'Non viene salvato nulla prima della Sua conferma.',
  refused: 'Non si può importare: {reason}',
  takeIn:
    '{count, plural, one {Importa # domanda} many {Importa # di domande} other {Importa # domande}}',
  imported:
    '{count, plural, one {# domanda è ora nella banca} many {# di domande sono ora nella banca} other {# domande sono ora nella banca}}',
  undoImport: 'Annulla l’importazione',
  undone:
    '{count, plural, one {# domanda importata è stata tolta} many {# di domande importate sono state tolte} other {# domande importate sono state tolte}}',
  another: 'Importa un altro file',
  'fields.exams': 'Posta in',
  notAsked: 'Nessun esame pone questa domanda.',
} as const satisfies TextsOf<typeof en>;
