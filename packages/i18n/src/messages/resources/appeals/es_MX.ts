import type { TextsOf } from '../../../message-types.ts';
import type { appeals as en } from './en.ts';

export const appeals = {
  name: 'Apelación',
  plural: 'Apelaciones',
  'fields.q': 'Buscar por estudiante o título',
  'fields.status': 'Estado',
  'fields.subjectKind': 'Asunto',
  'fields.person': 'Estudiante',
  'fields.group': 'Grupo',
  'fields.title': 'Examen, tarea o curso',
  'fields.reason': 'Motivo',
  'fields.opinion': 'Opinión del primer revisor',
  'fields.firstReaderName': 'Primer revisor',
  'fields.answer': 'Respuesta',
  'fields.minutes': 'Tiempo nuevo en minutos',
  'fields.decidedByName': 'Decidida por',
  'fields.decidedAt': 'Decidida el',
  'fields.createdAt': 'Presentada el',
  'fields.waiting': 'Espera decisión',
  'fields.groupId': 'Grupo',
  'fields.regionId': 'Región',
  'fields.score': 'Calificación nueva en por ciento',
} as const satisfies TextsOf<typeof en>;
