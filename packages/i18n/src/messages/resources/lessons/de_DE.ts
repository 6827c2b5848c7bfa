import type { TextsOf } from '../../../message-types.ts';
import type { lessons as en } from './en.ts';

export const lessons = {
  name: 'Lektion',
  plural: 'Lektionen',
  'fields.q': 'Nach Titel suchen',
  'fields.title': 'Titel',
  'fields.courseId': 'Kurs',
  'fields.description': 'Beschreibung',
  'fields.kind': 'Art',
  'fields.position': 'Stelle im Kurs',
  'fields.published': 'Veröffentlicht',
  'fields.durationSeconds': 'Länge',
  'fields.mediaUrl': 'Aufzeichnung',
  'fields.subtitles': 'Untertitel',
  'fields.downloads': 'Dateien zum Herunterladen',
  'fields.createdAt': 'Angelegt',
  'fields.updatedAt': 'Zuletzt geändert',
  kindVideo: 'Video',
  kindAudio: 'Audio',
  noRecording: 'Es wurde noch keine Aufzeichnung hochgeladen.',
  publishedHint: 'Studierende sehen eine Lektion, sobald sie und ihr Kurs veröffentlicht sind.',
} as const satisfies TextsOf<typeof en>;
