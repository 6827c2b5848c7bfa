import type { TextsOf } from '../../../message-types.ts';
import type { errorsIdentity as en } from './en.ts';

export const errorsIdentity = {
  invalidState: 'Error: Parámetro de estado no válido',
  noCode: 'Error: No se recibió ningún código de autorización',
  notOffered: 'Esto no se ofrece aquí.',
  providerRefused: 'El otro proveedor no lo aceptó. Por favor, comience de nuevo.',
  providerUnreachable: 'No se puede contactar al otro proveedor. Por favor, inténtelo más tarde.',
  workAccountUnknown:
    'Aquí no hay ninguna cuenta para el correo verificado de esta cuenta de trabajo.',
  secondFactorNeeded: 'Por favor, escriba el código de su aplicación de autenticación.',
  secondFactorRequired: 'Su colegio le pide configurar primero una aplicación de autenticación.',
  wrongCode: 'Este código no es correcto o ya se usó.',
  flowOver: 'Esto tardó demasiado. Por favor, inicie sesión de nuevo.',
  factorOn: 'Ya hay una aplicación de autenticación configurada.',
  factorOff: 'Esta persona no tiene aplicación de autenticación.',
  passkeyRefused: 'No se aceptó esta llave de acceso. Por favor, inténtelo de nuevo.',
  manyPasskeys: 'No es posible tener más llaves de acceso. Por favor, elimine una primero.',
  inPerson: 'Usted está viendo la cuenta de esta persona. Solo ella puede hacerlo.',
  personName:
    'Escriba un nombre: hasta 60 letras, con espacios, apóstrofos, guiones y puntos después de abreviaturas. No puede contener números ni direcciones web o de correo.',
  tooManyMails:
    'Se enviaron demasiados correos. Inténtelo de nuevo en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  lookingOnly:
    'Usted solo está viendo la cuenta de esta persona. Para cambiar algo por ella, indique primero el motivo.',
  commonPassword:
    'Esta es una de las contraseñas más comunes, las primeras que se prueban al adivinar. Por favor, elija otra.',
  tooManyLive:
    'Hay demasiadas páginas de este sitio abiertas al mismo tiempo. Por favor, cierre algunas.',
} as const satisfies TextsOf<typeof en>;
