import type { TextsOf } from '../../../message-types.ts';
import type { personSignIn as en } from './en.ts';

export const personSignIn = {
  workWaiting: 'Estamos iniciando su sesión…',
  codeTitle: 'Aplicación de autenticación',
  code: 'Código',
  codeHint:
    'Escriba los seis dígitos que muestra su aplicación, o uno de sus códigos de recuperación.',
  codeSubmit: 'Continuar',
  calendarWaiting: 'Estamos conectando su calendario…',
  calendarConnected: 'Su calendario está conectado.',
  errorConnecting: 'Error de conexión',
  pleaseTryAgain: 'Por favor, inténtelo de nuevo',
  tryAgain: 'Intentar de nuevo',
} as const satisfies TextsOf<typeof en>;
