import type { TextsOf } from '../../../message-types.ts';
import type { personRequests as en } from './en.ts';

export const personRequests = {
  title: 'Solicitudes',
  intro: 'Aquí puede solicitar algo a una oficina del colegio.',
  mine: 'Sus solicitudes',
  sent: 'Su solicitud «{form}» se ha enviado.',
  sentOn: 'Enviada el {date}',
  reply: 'Respuesta de la oficina',
  filledIn: 'Lo que usted rellenó',
  statusNew: 'Nueva',
  statusInWork: 'En trámite',
  statusDone: 'Resuelta',
  statusRefused: 'Rechazada',
  notAnswered: 'Sin respuesta',
} as const satisfies TextsOf<typeof en>;
