import type { TextsOf } from '../../../message-types.ts';
import type { courses as en } from './en.ts';

export const courses = {
  name: 'Curso',
  plural: 'Cursos',
  'fields.q': 'Buscar por clave o nombre',
  'fields.code': 'Clave',
  'fields.name': 'Nombre',
  'fields.description': 'Descripción',
  'fields.teacherName': 'Docente',
  'fields.locale': 'Idioma',
  'fields.published': 'Publicado',
  'fields.lessonCount': 'Lecciones',
  'fields.examCount': 'Exámenes',
  'fields.groupIds': 'Grupos',
  'fields.groupId': 'Grupo',
  'fields.createdAt': 'Creado',
  'fields.updatedAt': 'Última modificación',
  overview: 'Resumen',
  addLesson: 'Agregar lección',
  addExam: 'Agregar examen',
  noLessons: 'Este curso aún no tiene lecciones.',
  noExams: 'Este curso aún no tiene exámenes.',
  noGroups: 'Este curso aún no se ofrece a ningún grupo.',
  publishedHint: 'Los estudiantes ven un curso cuando está publicado.',
  'fields.categoryId': 'Categoría',
} as const satisfies TextsOf<typeof en>;
