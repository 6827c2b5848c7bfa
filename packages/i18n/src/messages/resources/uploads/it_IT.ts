import type { TextsOf } from '../../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  name: 'Caricamento',
  plural: 'Caricamenti',
  'fields.q': 'Cerca',
  'fields.fileName': 'Documento',
  'fields.title': 'Titolo',
  'fields.status': 'Stato',
  'fields.itemType': 'Scopo',
  'fields.itemId': 'Destinazione',
  'fields.fileSize': 'Dimensione',
  'fields.createdAt': 'Iniziato',
  'fields.createdByName': 'Da',
  'fields.userId': 'Da',
  'fields.lastPartAt': 'Ultima parte',
  'fields.stuck': 'Bloccato',
  uploading: 'In arrivo',
  completed: 'Completo',
  aborted: 'Abbandonato',
  failed: 'Rifiutato',
  recording: 'Registrazione di una lezione',
  audio: 'Audio di una lezione',
  subtitles: 'Sottotitoli di una lezione',
  download: 'Materiale di una lezione',
  courseImage: 'Immagine di un corso',
  teacherPicture: 'Foto di un docente',
} as const satisfies TextsOf<typeof en>;
