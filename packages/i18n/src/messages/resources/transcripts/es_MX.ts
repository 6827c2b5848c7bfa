import type { TextsOf } from '../../../message-types.ts';
import type { transcripts as en } from './en.ts';

export const transcripts = {
  name: 'Historial expedido',
  plural: 'Historiales expedidos',
  'fields.q': 'Buscar por estudiante o código',
  'fields.studentId': 'Estudiante',
  'fields.student': 'Estudiante',
  'fields.regionId': 'Región',
  'fields.locale': 'Idioma',
  'fields.code': 'Código',
  'fields.state': 'Estado',
  'fields.revoked': 'Revocado',
  'fields.issuedAt': 'Expedido el',
  'fields.issuedFrom': 'Expedido desde',
  'fields.issuedTo': 'Expedido hasta',
  'fields.issuedByName': 'Expedido por',
  'fields.revokedAt': 'Revocado el',
  'fields.revokedByName': 'Revocado por',
  'fields.revokeReason': 'Motivo',
  'fields.reason': 'Motivo',
  stateValid: 'Vigente',
  issue: 'Expedir un historial',
  issueHint:
    'Contiene las calificaciones actuales y no cambia nunca. Quien tenga el código puede comprobarlo.',
  issued: 'El historial de {name} se ha expedido.',
  download: 'Descargar en PDF',
  verifyPage: 'Página de comprobación',
  revoke: 'Revocar',
  revokeTitle: '¿Revocar este historial?',
  revokeBody: 'Quien compruebe el código sabrá que ya no es válido. No se puede deshacer.',
  revoked: 'El historial se ha revocado.',
} as const satisfies TextsOf<typeof en>;
