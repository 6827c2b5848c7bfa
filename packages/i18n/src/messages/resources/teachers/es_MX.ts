import type { TextsOf } from '../../../message-types.ts';
import type { teachers as en } from './en.ts';

export const teachers = {
  name: 'Docente',
  plural: 'Docentes',
  'fields.q': 'Buscar por nombre o correo',
  'fields.name': 'Nombre',
  'fields.title': 'Título',
  'fields.email': 'Correo electrónico',
  'fields.userId': 'Cuenta de usuario',
  'fields.hasAccount': 'Tiene cuenta',
  'fields.courseId': 'Curso',
  'fields.courseCount': 'Cursos',
  'fields.courses': 'Cursos',
  'fields.biographies': 'Biografía',
  'fields.biographies.locale': 'Idioma',
  'fields.biographies.text': 'Texto',
  'fields.createdAt': 'Creado',
  'fields.updatedAt': 'Última modificación',
  titleHint: 'Va antes del nombre, por ejemplo Dra.',
  addBiography: 'Agregar un idioma',
  noBiography: 'Todavía no hay nada sobre este docente.',
  noCourses: 'Este docente todavía no imparte cursos.',
} as const satisfies TextsOf<typeof en>;
