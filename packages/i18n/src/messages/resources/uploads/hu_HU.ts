import type { TextsOf } from '../../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  name: 'Feltöltés',
  plural: 'Feltöltések',
  'fields.q': 'Keresés',
  'fields.fileName': 'Fájl',
  'fields.title': 'Cím',
  'fields.status': 'Állapot',
  'fields.itemType': 'Cél',
  'fields.itemId': 'Ide kerül',
  'fields.fileSize': 'Méret',
  'fields.createdAt': 'Kezdete',
  'fields.createdByName': 'Feltöltő',
  'fields.userId': 'Feltöltő',
  'fields.lastPartAt': 'Utolsó rész',
  'fields.stuck': 'Elakadt',
  uploading: 'Úton',
  completed: 'Teljes',
  aborted: 'Feladva',
  failed: 'Elutasítva',
  recording: 'Lecke felvétele',
  audio: 'Lecke hangja',
  subtitles: 'Lecke felirata',
  download: 'Lecke letölthető fájlja',
  courseImage: 'Kurzus képe',
  teacherPicture: 'Tanár képe',
} as const satisfies TextsOf<typeof en>;
