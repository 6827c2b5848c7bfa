import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Salir de la página',
  stayOnPage: 'Permanecer en la página',
  invalidUrl: 'Escriba una dirección web completa, por ejemplo https://example.org.',
  invalidFormat: 'Respete el formato solicitado.',
  languageReloads: 'La página se recargará en el idioma elegido.',
  reloading: 'La página se está recargando para obtener la versión más reciente.',
  chooseFiles: 'Elegir archivos',
  fileInvalidType: 'El tipo de archivo debe ser {types}',
  fileTooLarge: 'El archivo supera los {size, number} bytes',
  fileTooSmall: 'El archivo tiene menos de {size, number} bytes',
  tooManyFiles: 'Demasiados archivos',
  uploads: 'Cargas',
  clearCompleted: 'Quitar las completadas',
  collapse: 'Contraer',
  expand: 'Expandir',
  uploadDone: 'Listo',
  uploadFailed: 'Error',
  abort: 'Cancelar',
  resume: 'Reanudar',
  clear: 'Quitar',
} as const satisfies TextsOf<typeof en>;
