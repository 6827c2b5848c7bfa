import type { TextsOf } from '../../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  name: 'Envoi',
  plural: 'Envois',
  'fields.q': 'Recherche',
  'fields.fileName': 'Fichier',
  'fields.title': 'Titre',
  'fields.status': 'État',
  'fields.itemType': 'Usage',
  'fields.itemId': 'Destination',
  'fields.fileSize': 'Taille',
  'fields.createdAt': 'Commencé',
  'fields.createdByName': 'Par',
  'fields.userId': 'Par',
  'fields.lastPartAt': 'Dernière partie',
  'fields.stuck': 'Bloqué',
  uploading: 'En route',
  completed: 'Terminé',
  aborted: 'Abandonné',
  failed: 'Refusé',
  recording: 'Enregistrement d’une leçon',
  audio: 'Son d’une leçon',
  subtitles: 'Sous-titres d’une leçon',
  download: 'Téléchargement d’une leçon',
  courseImage: 'Image d’un cours',
  teacherPicture: 'Photo d’un enseignant',
} as const satisfies TextsOf<typeof en>;
