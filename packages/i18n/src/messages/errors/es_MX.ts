import type { TextsOf } from '../../message-types.ts';
import type { errors as en } from './en.ts';

export const errors = {
  unauthenticated: 'Inicie sesión para continuar.',
  forbidden: 'No tiene acceso a esto.',
  notFound: 'Este registro no existe o usted no tiene acceso a él.',
  conflict:
    'Otra persona modificó este registro mientras usted trabajaba en él. Vuelva a cargarlo y haga su cambio otra vez.',
  invalidValue: 'Este valor no es válido.',
  invalid: 'Algunos valores no son válidos. Revise los campos marcados.',
  limit: 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
  internal: 'Ocurrió un error de nuestro lado. Si vuelve a pasar, indíquenos este número: {id}',
  network: 'No se puede conectar con el servidor. Revise su conexión.',
  badStatus: 'Respuesta no satisfactoria: se recibió el código de estado {code}',
  loginFailed: 'El correo electrónico o la contraseña no son correctos.',
  offlineApp: 'Use la aplicación sin conexión para iniciar sesión',
  tokenInvalid: 'Este enlace ya no es válido. Solicite uno nuevo.',
  accountExists: 'Usted ya tiene una cuenta',
  tooManyTries:
    'Demasiados intentos. Inténtelo de nuevo en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  wrongPassword: 'Esta no es su contraseña actual.',
  groupClosed: 'Este grupo no recibe estudiantes nuevos por el momento.',
  fieldRequired: 'Este campo es obligatorio.',
  tooShort:
    '{min, plural, one {Escriba al menos # carácter.} many {Escriba al menos # de caracteres.} other {Escriba al menos # caracteres.}}',
  tooLong:
    '{max, plural, one {Escriba # carácter como máximo.} many {Escriba # de caracteres como máximo.} other {Escriba # caracteres como máximo.}}',
  tooSmall: 'Escriba {min, number} o más.',
  tooLarge: 'Escriba {max, number} o menos.',
  tooFewEntries:
    '{min, plural, one {Se necesita al menos # elemento.} many {Se necesitan al menos # de elementos.} other {Se necesitan al menos # elementos.}}',
  tooManyEntries:
    '{max, plural, one {Se permite como máximo # elemento.} many {Se permiten como máximo # de elementos.} other {Se permiten como máximo # elementos.}}',
  tooMuchSent: 'Lo que envía es demasiado grande (máximo {size, number} MB). Envíe menos a la vez.',
  invalidEmail: 'Escriba un correo electrónico válido.',
  invalidNumber: 'Escriba un número.',
  invalidDate: 'Escriba una fecha válida.',
  mustBeUnique: 'Este valor ya está en uso. Debe ser único.',
  inUse: 'Este registro está en uso y no se puede eliminar.',
  examNoAttemptsLeft:
    'No puede presentar este examen porque ha superado el número de intentos permitidos',
  examSeeInstructor: 'Consulte a su docente para hablar de otras opciones',
  examLeaveWarning:
    'Advertencia: REPROBARÁ este intento si sale de esta página. ¿Seguro que desea salir?',
  examOfflineOnly:
    'Solo los grupos de la aplicación sin conexión pueden presentar exámenes en la aplicación',
  examAttemptOver: 'Este intento ya terminó. Sus respuestas ya no se pueden cambiar.',
  examNotOpen: 'Este examen no está disponible para usted en este momento.',
} as const satisfies TextsOf<typeof en>;
