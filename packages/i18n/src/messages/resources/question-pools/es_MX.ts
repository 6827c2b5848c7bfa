import type { TextsOf } from '../../../message-types.ts';
import type { questionPools as en } from './en.ts';

export const questionPools = {
  name: 'Grupo de preguntas',
  plural: 'Grupos de preguntas',
  'fields.q': 'Buscar por nombre',
  'fields.name': 'Nombre',
  'fields.courseId': 'Curso',
  'fields.questionCount': 'Preguntas',
  'fields.createdAt': 'Creado',
  'fields.updatedAt': 'Último cambio',
  hint: 'Un examen toma algunas preguntas de un grupo, otras para cada estudiante.',
  showQuestions: 'Preguntas de este grupo',
} as const satisfies TextsOf<typeof en>;
