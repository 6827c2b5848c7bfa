import type { TextsOf } from '../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  choose: 'Elegir archivos',
  invalidType: 'El tipo de archivo debe ser {types}',
  tooLarge: 'El archivo supera los {size, number} bytes',
  tooSmall: 'El archivo tiene menos de {size, number} bytes',
  tooMany: 'Demasiados archivos',
  title: 'Cargas',
  clearCompleted: 'Quitar las completadas',
  collapse: 'Contraer',
  expand: 'Expandir',
  done: 'Listo',
  failed: 'Error',
  abort: 'Cancelar',
  resume: 'Reanudar',
  clear: 'Quitar',
} as const satisfies TextsOf<typeof en>;
