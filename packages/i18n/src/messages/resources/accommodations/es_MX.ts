import type { TextsOf } from '../../../message-types.ts';
import type { accommodations as en } from './en.ts';

export const accommodations = {
  name: 'Adecuación',
  plural: 'Adecuaciones',
  'fields.q': 'Buscar por nombre',
  'fields.userId': 'Estudiante',
  'fields.person': 'Estudiante',
  'fields.regions': 'Regiones',
  'fields.regionId': 'Región',
  'fields.active': 'Se aplica hoy',
  'fields.timeFactorPercent': 'Tiempo en por ciento',
  'fields.extraAttempts': 'Intentos adicionales',
  'fields.noLeaveRule': 'Salir de la página no reprueba',
  'fields.graceSeconds': 'Gracia en segundos',
  'fields.breakMinutes': 'Pausas en minutos',
  'fields.largerType': 'Letra más grande',
  'fields.readAloud': 'Preguntas leídas en voz alta',
  'fields.validUntil': 'Válida hasta',
  'fields.reason': 'Motivo',
  'fields.createdAt': 'Creada el',
  'fields.updatedAt': 'Modificada el',
  timeHint: '100 es el tiempo de todos; 300, el triple.',
  graceHint: 'Cuánto se puede estar ausente. Vacío: como el examen; hasta 900.',
  breakHint: 'Se suman al límite de tiempo.',
  validHint: 'El último día. Vacío: sin límite.',
  reasonHint:
    'Solo lo leen los administradores de la región del estudiante y del colegio. No figura en listas, registros ni exportaciones, y no se comunica al estudiante.',
  stateActive: 'Vigente',
  stateOver: 'Vencida',
  sectionConditions: 'En los exámenes',
} as const satisfies TextsOf<typeof en>;
