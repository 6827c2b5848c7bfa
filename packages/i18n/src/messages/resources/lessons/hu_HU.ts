import type { TextsOf } from '../../../message-types.ts';
import type { lessons as en } from './en.ts';

export const lessons = {
  name: 'Lecke',
  plural: 'Leckék',
  'fields.q': 'Keresés cím szerint',
  'fields.title': 'Cím',
  'fields.courseId': 'Kurzus',
  'fields.description': 'Leírás',
  'fields.kind': 'Típus',
  'fields.position': 'Hely a kurzusban',
  'fields.published': 'Közzétéve',
  'fields.durationSeconds': 'Hossz',
  'fields.mediaUrl': 'Felvétel',
  'fields.subtitles': 'Feliratok',
  'fields.downloads': 'Letölthető fájlok',
  'fields.createdAt': 'Létrehozva',
  'fields.updatedAt': 'Utoljára módosítva',
  kindVideo: 'Videó',
  kindAudio: 'Hang',
  noRecording: 'Még nem töltöttek fel felvételt.',
  publishedHint: 'A hallgatók akkor látják a leckét, ha a lecke és a kurzusa is közzé van téve.',
} as const satisfies TextsOf<typeof en>;
