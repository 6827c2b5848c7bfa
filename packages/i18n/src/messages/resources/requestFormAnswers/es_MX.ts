import type { TextsOf } from '../../../message-types.ts';
import type { requestFormAnswers as en } from './en.ts';

export const requestFormAnswers = {
  name: 'Solicitud',
  plural: 'Solicitudes',
  'fields.q': 'Buscar por nombre',
  'fields.person': 'De',
  'fields.formId': 'Formulario',
  'fields.regionId': 'Región',
  'fields.regions': 'Regiones',
  'fields.status': 'Estado',
  'fields.reply': 'Respuesta',
  'fields.answeredByName': 'Respondida por',
  'fields.answeredAt': 'Respondida el',
  'fields.createdAt': 'Enviada el',
  'fields.values': 'Datos',
  statusNew: 'Nueva',
  statusInWork: 'En trámite',
  statusDone: 'Resuelta',
  statusRefused: 'Rechazada',
  notAnswered: 'Sin respuesta',
  yourAnswer: 'Responder la solicitud',
  replyHint: 'La persona lo lee y recibe una notificación. Un rechazo necesita un motivo.',
  answered: 'La respuesta a {name} está guardada.',
} as const satisfies TextsOf<typeof en>;
