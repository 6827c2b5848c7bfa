import type { TextsOf } from '../../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  name: 'Carga',
  plural: 'Cargas',
  'fields.q': 'Buscar',
  'fields.fileName': 'Archivo',
  'fields.title': 'Título',
  'fields.status': 'Estado',
  'fields.itemType': 'Finalidad',
  'fields.itemId': 'Va a',
  'fields.fileSize': 'Tamaño',
  'fields.createdAt': 'Iniciada',
  'fields.createdByName': 'Por',
  'fields.userId': 'Por',
  'fields.lastPartAt': 'Última parte',
  'fields.stuck': 'Detenida',
  uploading: 'En camino',
  completed: 'Completa',
  aborted: 'Abandonada',
  failed: 'Rechazada',
  recording: 'Grabación de una lección',
  audio: 'Sonido de una lección',
  subtitles: 'Subtítulos de una lección',
  download: 'Descarga de una lección',
  courseImage: 'Imagen de un curso',
  teacherPicture: 'Foto de un profesor',
} as const satisfies TextsOf<typeof en>;
