import type { TextsOf } from '../../../message-types.ts';
import type { lessons as en } from './en.ts';

export const lessons = {
  name: 'Lección',
  plural: 'Lecciones',
  'fields.q': 'Buscar por título',
  'fields.title': 'Título',
  'fields.courseId': 'Curso',
  'fields.description': 'Descripción',
  'fields.kind': 'Formato',
  'fields.position': 'Lugar en el curso',
  'fields.published': 'Publicada',
  'fields.durationSeconds': 'Duración',
  'fields.mediaUrl': 'Grabación',
  'fields.subtitles': 'Subtítulos',
  'fields.downloads': 'Archivos para descargar',
  'fields.createdAt': 'Creada',
  'fields.updatedAt': 'Última modificación',
  kindVideo: 'Video',
  kindAudio: 'Audio',
  noRecording: 'Aún no se ha subido ninguna grabación.',
  publishedHint: 'Los estudiantes ven una lección cuando ella y su curso están publicados.',
} as const satisfies TextsOf<typeof en>;
