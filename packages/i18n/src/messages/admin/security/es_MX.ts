import type { TextsOf } from '../../../message-types.ts';
import type { adminSecurity as en } from './en.ts';

export const adminSecurity = {
  resetFactor: 'Eliminar la aplicación de autenticación',
  resetFactorTitle: '¿Eliminar la aplicación de autenticación de {name}?',
  resetFactorHint:
    'Hágalo solo si sabe con certeza quién lo pide. La persona recibirá un correo con el nombre de usted y el motivo, y se cerrarán todas sus sesiones.',
  resetFactorDone: 'Se eliminó la aplicación de autenticación.',
} as const satisfies TextsOf<typeof en>;
