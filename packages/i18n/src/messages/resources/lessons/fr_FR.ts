import type { TextsOf } from '../../../message-types.ts';
import type { lessons as en } from './en.ts';

export const lessons = {
  name: 'Leçon',
  plural: 'Leçons',
  'fields.q': 'Rechercher par titre',
  'fields.title': 'Titre',
  'fields.courseId': 'Cours',
  'fields.description': 'Présentation',
  'fields.kind': 'Genre',
  'fields.position': 'Place dans le cours',
  'fields.published': 'Publiée',
  'fields.durationSeconds': 'Durée',
  'fields.mediaUrl': 'Enregistrement',
  'fields.subtitles': 'Sous-titres',
  'fields.downloads': 'Fichiers à télécharger',
  'fields.createdAt': 'Créée le',
  'fields.updatedAt': 'Dernière modification',
  kindVideo: 'Vidéo',
  kindAudio: 'Audio',
  noRecording: 'Aucun enregistrement n’a encore été déposé.',
  publishedHint: 'Les étudiants voient une leçon dès qu’elle et son cours sont publiés.',
} as const satisfies TextsOf<typeof en>;
