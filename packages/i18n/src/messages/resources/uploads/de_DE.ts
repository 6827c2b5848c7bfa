import type { TextsOf } from '../../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  name: 'Upload',
  plural: 'Uploads',
  'fields.q': 'Suche',
  'fields.fileName': 'Datei',
  'fields.title': 'Titel',
  'fields.status': 'Zustand',
  'fields.itemType': 'Zweck',
  'fields.itemId': 'Geht an',
  'fields.fileSize': 'Größe',
  'fields.createdAt': 'Begonnen',
  'fields.createdByName': 'Von',
  'fields.userId': 'Von',
  'fields.lastPartAt': 'Letzter Teil',
  'fields.stuck': 'Steckt fest',
  uploading: 'Unterwegs',
  completed: 'Vollständig',
  aborted: 'Aufgegeben',
  failed: 'Abgelehnt',
  recording: 'Aufnahme einer Lektion',
  audio: 'Ton einer Lektion',
  subtitles: 'Untertitel einer Lektion',
  download: 'Download einer Lektion',
  courseImage: 'Bild eines Kurses',
  teacherPicture: 'Bild einer Lehrkraft',
} as const satisfies TextsOf<typeof en>;
