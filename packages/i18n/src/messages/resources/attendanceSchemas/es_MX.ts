import type { TextsOf } from '../../../message-types.ts';
import type { attendanceSchemas as en } from './en.ts';

export const attendanceSchemas = {
  name: 'Reglas de asistencia',
  plural: 'Reglas de asistencia',
  'fields.q': 'Buscar por nombre',
  'fields.name': 'Nombre',
  'fields.minutesLateThreshold': 'Retardo después de (minutos)',
  'fields.graceAbsentsPerTerm': 'Faltas sin consecuencias (por periodo)',
  'fields.graceLatesPerTerm': 'Retardos sin consecuencias (por periodo)',
  'fields.absenceDeduction': 'Descuento por falta (%)',
  'fields.lateDeduction': 'Descuento por retardo (%)',
  'fields.isDefault': 'Predeterminadas',
  'fields.inUse': 'En uso',
  'fields.groupCount': 'Grupos',
  'fields.createdAt': 'Creado',
  'fields.updatedAt': 'Última modificación',
  defaultHint:
    'Los grupos nuevos reciben las reglas predeterminadas si no se eligen otras. Solo puede haber unas.',
  sectionSchema: 'Datos de las reglas',
  sectionPreview: 'Efecto en la calificación',
  noGroups: 'Ningún grupo usa estas reglas.',
  lateRule:
    'Quien llega más de {count, plural, one {# minuto} many {# de minutos} other {# minutos}} después del inicio tiene un retardo.',
  absencesCost: '{count, plural, one {# falta} many {# de faltas} other {# faltas}}: {percent}',
  latesCost: '{count, plural, one {# retardo} many {# de retardos} other {# retardos}}: {percent}',
  noDeduction: 'sin descuento',
} as const satisfies TextsOf<typeof en>;
