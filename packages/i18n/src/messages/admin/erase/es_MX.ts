import type { TextsOf } from '../../../message-types.ts';
import type { adminErase as en } from './en.ts';

export const adminErase = {
  title: '¿Borrar los datos de {name}?',
  body: 'Todo lo que permite reconocer a {name} se elimina para siempre. Nadie podrá recuperarlo.',
  exportFirst: 'Si la persona aún puede necesitar sus datos, descárguelos primero.',
  removed: 'Lo que se elimina',
  kept: 'Lo que queda, con un número en lugar del nombre',
  keptWhy:
    'Los resultados y las entradas del registro quedan para que los informes y las constancias sigan siendo correctos. Ya no dicen de quién se trata.',
  account: 'Nombre, correo electrónico, contraseña y perfil',
  partRIGHTS: 'Roles y funciones',
  partMEMBERSHIPS: 'Pertenencia a regiones y grupos',
  partRESULTS: 'Resultados de exámenes',
  partPROGRESS: 'Avance y visitas',
  partNOTIFICATIONS: 'Notificaciones',
  partCONTACTS: 'Direcciones y teléfonos',
  partWORK: 'Trabajo como personal o docente',
  partENTRY: 'Sesiones, enlaces y llaves de acceso',
  partLOG: 'Entradas del registro',
  partMAILS: 'Correos a esta persona',
  reason: 'Motivo',
  reasonHint: 'Al menos 3 caracteres. Se guarda para siempre: por favor, no nombre a la persona.',
  confirmation: 'Correo electrónico de la cuenta',
  confirmationHint: 'Escriba {email} para confirmar.',
  erase: 'Borrar para siempre',
  done: 'Los datos de la persona se borraron.',
} as const satisfies TextsOf<typeof en>;
