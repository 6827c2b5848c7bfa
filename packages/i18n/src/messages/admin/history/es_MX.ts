import type { TextsOf } from '../../../message-types.ts';
import type { adminHistory as en } from './en.ts';

export const adminHistory = {
  title: 'Historial',
  empty: 'Todavía no hay nada registrado sobre este elemento.',
  through: '{staff}, con la sesión de {name}',
  system: 'El sistema',
  restored: 'Se restableció lo que se cambió el {moment}',
  before: 'Antes',
  after: 'Después',
  restore: 'Restablecer',
  restoreTitle: '¿Restablecer los valores anteriores?',
  restoreBody:
    'Estos campos recuperan los valores que tenían antes de ese cambio. Todo lo demás queda como está. Se registra y usted puede deshacerlo desde el historial.',
  restoreDone: 'Los valores anteriores están de vuelta.',
  kept: 'No se restablece desde aquí',
  gone: 'Ya no existe o no está en sus regiones',
  created: 'Creado',
  updated: 'Modificado',
  profile: 'Modificado en el propio perfil',
  signedUp: 'Registro propio',
  termsAccepted: 'Aceptó los términos',
  active: 'Acceso permitido o bloqueado',
  password: 'Nueva contraseña',
  mailed: 'Correo sobre la cuenta',
  verified: 'Correo electrónico confirmado',
  impersonated: 'Alguien del personal entró como esta persona',
  notificationsRead: 'Notificaciones marcadas como leídas',
  merged: 'Combinada con otra cuenta',
  unmerged: 'Combinación deshecha',
  exported: 'Datos personales exportados',
  raised: 'Alguien del personal actuó por esta persona',
} as const satisfies TextsOf<typeof en>;
