import type { TextsOf } from '../../../message-types.ts';
import type { workOverview as en } from './en.ts';

export const workOverview = {
  sections: 'Exámenes, calificaciones e historial académico',
  nothingDue: 'No tiene nada pendiente con fecha límite.',
  late: 'Con retraso',
  lateHint:
    'La fecha límite ya pasó, pero aún puede hacerlo. Un resultado aprobatorio contará entonces como máximo {cap}.',
  open: 'Abiertos',
  marking: 'En espera de calificación',
  upcoming: 'Aún no disponibles',
  done: 'Terminados',
  missed: 'No realizados',
  notRequired: 'No se exige (antes de su ingreso)',
  assignments: 'Tareas',
  course: 'Curso',
  kind: 'Tipo',
  noneFound: 'Nada coincide con estos filtros.',
  clearFilters: 'Quitar filtros',
  opens: 'Se abre:',
  noDeadline: 'Sin fecha límite',
  complete: 'Completa',
  incomplete: 'Incompleta',
} as const satisfies TextsOf<typeof en>;
