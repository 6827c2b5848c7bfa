import type { TextsOf } from '../../../message-types.ts';
import type { lessons as en } from './en.ts';

export const lessons = {
  name: 'Lezione',
  plural: 'Lezioni',
  'fields.q': 'Cerca per titolo',
  'fields.title': 'Titolo',
  'fields.courseId': 'Corso',
  'fields.description': 'Descrizione',
  'fields.kind': 'Formato',
  'fields.position': 'Posizione nel corso',
  'fields.published': 'Pubblicata',
  'fields.durationSeconds': 'Durata',
  'fields.mediaUrl': 'Registrazione',
  'fields.subtitles': 'Sottotitoli',
  'fields.downloads': 'File da scaricare',
  'fields.createdAt': 'Data di creazione',
  'fields.updatedAt': 'Ultima modifica',
  kindVideo: 'Video',
  kindAudio: 'Audio',
  noRecording: 'Non è ancora stata caricata alcuna registrazione.',
  publishedHint: 'Gli studenti vedono una lezione quando la lezione e il corso sono pubblicati.',
} as const satisfies TextsOf<typeof en>;
