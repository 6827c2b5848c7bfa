import type { TextsOf } from '../../../message-types.ts';
import type { categories as en } from './en.ts';

export const categories = {
  name: 'Categoría',
  plural: 'Categorías',
  'fields.q': 'Buscar en nombres y descripciones',
  'fields.name': 'Nombre',
  'fields.kind': 'Para',
  'fields.position': 'Orden',
  'fields.color': 'Color',
  'fields.description': 'Descripción',
  'fields.usedBy': 'Usada por',
  'fields.createdAt': 'Creado',
  'fields.updatedAt': 'Último cambio',
  kindCourse: 'Cursos',
  kindDocument: 'Documentos',
  kindNews: 'Noticias',
  positionHint: 'El número más bajo va primero.',
  colorInvalid: 'Elija un color o escríbalo como #7a1226.',
  sectionCategory: 'Acerca de la categoría',
  sectionCourses: 'Cursos de esta categoría',
  unused: 'Todavía nada',
  usedByCourses: '{count, plural, one {# curso} many {# de cursos} other {# cursos}}',
} as const satisfies TextsOf<typeof en>;
