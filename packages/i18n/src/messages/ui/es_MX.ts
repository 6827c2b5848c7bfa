import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Salir de la página',
  stayOnPage: 'Permanecer en la página',
  invalidUrl: 'Escriba una dirección web completa, por ejemplo https://example.org.',
  invalidFormat: 'Respete el formato solicitado.',
  languageReloads: 'La página se recargará en el idioma elegido.',
  reloading: 'La página se está recargando para obtener la versión más reciente.',
  partMissing:
    'No se pudo cargar esta parte de la página. Revise su conexión e inténtelo de nuevo.',
} as const satisfies TextsOf<typeof en>;
