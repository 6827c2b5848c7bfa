import type { TextsOf } from '../../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  name: 'Upload',
  plural: 'Uploads',
  'fields.q': 'Zoeken',
  'fields.fileName': 'Bestand',
  'fields.title': 'Titel',
  'fields.status': 'Toestand',
  'fields.itemType': 'Doel',
  'fields.itemId': 'Gaat naar',
  'fields.fileSize': 'Grootte',
  'fields.createdAt': 'Begonnen',
  'fields.createdByName': 'Door',
  'fields.userId': 'Door',
  'fields.lastPartAt': 'Laatste deel',
  'fields.stuck': 'Vastgelopen',
  uploading: 'Onderweg',
  completed: 'Volledig',
  aborted: 'Opgegeven',
  failed: 'Geweigerd',
  recording: 'Opname van een les',
  audio: 'Geluid van een les',
  subtitles: 'Ondertitels van een les',
  download: 'Download van een les',
  courseImage: 'Afbeelding van een cursus',
  teacherPicture: 'Foto van een docent',
} as const satisfies TextsOf<typeof en>;
