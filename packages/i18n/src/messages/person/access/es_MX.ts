import type { TextsOf } from '../../../message-types.ts';
import type { personAccess as en } from './en.ts';

export const personAccess = {
  forgotIntro:
    'Escriba el correo electrónico de su cuenta. Le enviaremos un enlace con el que podrá establecer una contraseña nueva.',
  sendLink: 'Enviar enlace',
  checkMailTitle: 'Revise su correo electrónico',
  checkMailBody:
    'Si existe una cuenta para {email}, ya va en camino un mensaje con un enlace. El enlace funciona una sola vez, durante una hora.',
  checkMailHint:
    '¿No llega nada después de unos minutos? Revise la carpeta de correo no deseado o pídalo de nuevo.',
  askAgain: 'Pedir de nuevo',
  backToLogin: 'Volver al inicio de sesión',
  setPassword: 'Establecer contraseña',
  newPassword: 'Contraseña nueva',
  resetIntro: 'Elija una contraseña nueva para su cuenta.',
  passwordSet: 'Contraseña establecida, inicie sesión con la contraseña nueva.',
  linkDeadTitle: 'Este enlace ya no funciona',
  askNewLink: 'Pedir un enlace nuevo',
  enrollIntro: '¡Le damos la bienvenida! Elija una contraseña y su cuenta estará lista.',
  enrollDeadHint:
    'Pida una invitación nueva a su institución. Si ya estableció una contraseña, puede iniciar sesión.',
  recoveredBody: 'Su contraseña ha cambiado. Ya puede iniciar sesión con ella.',
  createIntro: 'Se está registrando en {group}, región {region}.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  createAccount: 'Crear cuenta',
  createUnknown: 'Este enlace de registro no es válido. Pida el correcto a su institución.',
  createClosed: 'El registro en {group} está cerrado. Consulte a su institución.',
  created:
    'Su cuenta está creada, {name}. Enviamos un mensaje a {email}. Siga el enlace que contiene para continuar.',
  haveAccount: '¿Ya tiene una cuenta?',
  verifying: 'Estamos verificando su correo electrónico…',
  verifiedBody: 'Gracias, su correo electrónico está verificado.',
  verifyDeadHint: 'Puede pedir un mensaje nuevo en su perfil.',
} as const satisfies TextsOf<typeof en>;
