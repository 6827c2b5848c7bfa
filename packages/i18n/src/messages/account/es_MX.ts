import type { TextsOf } from '../../message-types.ts';
import type { account as en } from './en.ts';

export const account = {
  welcome: 'Le damos la bienvenida a {organisation}',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  login: 'Iniciar sesión',
  loggingIn: 'Iniciando sesión…',
  workAccount: 'Iniciar sesión con una cuenta de trabajo',
  passkeyLogin: 'Iniciar sesión con una llave de acceso',
  passkeyFailed:
    'No se pudo usar la llave de acceso. Inténtelo de nuevo o inicie sesión con su contraseña.',
  forgotPassword: '¿Olvidó su contraseña?',
  logout: 'Cerrar sesión',
  sessionEnded: 'Su sesión terminó. Inicie sesión de nuevo.',
  personasTitle: 'Personas de demostración',
  personasHint: 'Esta institución es ficticia. Elija una persona para iniciar sesión en su lugar.',
  personaLogin: 'Iniciar sesión como {name}',
  termsTitle: 'Términos de uso',
  termsIntro: 'Lea los términos de uso. Debe aceptarlos una sola vez, antes de entrar al sitio.',
  termsAccept: 'He leído y acepto los términos',
  termsEnter: 'Entrar al sitio',
  acceptanceRequired: 'Debe aceptar los términos para entrar al sitio',
} as const satisfies TextsOf<typeof en>;
