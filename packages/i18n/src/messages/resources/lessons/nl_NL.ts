import type { TextsOf } from '../../../message-types.ts';
import type { lessons as en } from './en.ts';

export const lessons = {
  name: 'Les',
  plural: 'Lessen',
  'fields.q': 'Zoeken op titel',
  'fields.title': 'Titel',
  'fields.courseId': 'Cursus',
  'fields.description': 'Beschrijving',
  'fields.kind': 'Soort',
  'fields.position': 'Plaats in de cursus',
  'fields.published': 'Gepubliceerd',
  'fields.durationSeconds': 'Lengte',
  'fields.mediaUrl': 'Opname',
  'fields.subtitles': 'Ondertiteling',
  'fields.downloads': 'Bestanden om te downloaden',
  'fields.createdAt': 'Aangemaakt',
  'fields.updatedAt': 'Laatst gewijzigd',
  kindVideo: 'Video',
  kindAudio: 'Audio',
  noRecording: 'Er is nog geen opname geüpload.',
  publishedHint: 'Studenten zien een les zodra de les en de cursus gepubliceerd zijn.',
} as const satisfies TextsOf<typeof en>;
