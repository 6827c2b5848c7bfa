import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: 'Sus cursos, exámenes y calificaciones en un solo lugar',
  unreachable: 'Por el momento no podemos comunicarnos con el colegio',
  logoutFailed: 'Su sesión sigue abierta porque no se pudo contactar al servidor.',
  selectFailed: 'No se pudo cambiar su grupo.',
  examWaits:
    'Su examen «{title}» sigue abierto y sus respuestas se conservan. Inicie sesión en {time} para continuar.',
  examOpen:
    'Su examen «{title}» sigue abierto y sus respuestas se conservan. Inicie sesión para continuar.',
} as const satisfies TextsOf<typeof en>;
