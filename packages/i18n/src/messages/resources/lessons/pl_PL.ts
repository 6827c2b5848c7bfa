import type { TextsOf } from '../../../message-types.ts';
import type { lessons as en } from './en.ts';

export const lessons = {
  name: 'Lekcja',
  plural: 'Lekcje',
  'fields.q': 'Szukaj po tytule',
  'fields.title': 'Tytuł',
  'fields.courseId': 'Kurs',
  'fields.description': 'Opis',
  'fields.kind': 'Rodzaj',
  'fields.position': 'Miejsce w kursie',
  'fields.published': 'Opublikowana',
  'fields.durationSeconds': 'Długość',
  'fields.mediaUrl': 'Nagranie',
  'fields.subtitles': 'Napisy',
  'fields.downloads': 'Pliki do pobrania',
  'fields.createdAt': 'Utworzono',
  'fields.updatedAt': 'Ostatnia zmiana',
  kindVideo: 'Film',
  kindAudio: 'Audio',
  noRecording: 'Nie przesłano jeszcze nagrania.',
  publishedHint: 'Studenci widzą lekcję, gdy ona i jej kurs są opublikowane.',
} as const satisfies TextsOf<typeof en>;
