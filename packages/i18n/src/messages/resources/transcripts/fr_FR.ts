import type { TextsOf } from '../../../message-types.ts';
import type { transcripts as en } from './en.ts';

export const transcripts = {
  name: 'Relevé délivré',
  plural: 'Relevés délivrés',
  'fields.q': 'Rechercher par étudiant ou code',
  'fields.studentId': 'Étudiant(e)',
  'fields.student': 'Étudiant(e)',
  'fields.regionId': 'Région',
  'fields.locale': 'Langue',
  'fields.code': 'Code',
  'fields.state': 'État',
  'fields.revoked': 'Révoqué',
  'fields.issuedAt': 'Délivré le',
  'fields.issuedFrom': 'Délivré à partir du',
  'fields.issuedTo': 'Délivré jusqu’au',
  'fields.issuedByName': 'Délivré par',
  'fields.revokedAt': 'Révoqué le',
  'fields.revokedByName': 'Révoqué par',
  'fields.revokeReason': 'Raison',
  'fields.reason': 'Raison',
  stateValid: 'Valable',
  issue: 'Délivrer un relevé',
  issueHint:
    'Il contient les notes actuelles et ne change jamais. Toute personne ayant le code peut le vérifier.',
  issued: 'Le relevé de {name} est délivré.',
  download: 'Télécharger en PDF',
  verifyPage: 'Page de vérification',
  revoke: 'Révoquer',
  revokeTitle: 'Révoquer ce relevé ?',
  revokeBody: 'Qui vérifie le code apprendra qu’il n’est plus valable. C’est irréversible.',
  revoked: 'Le relevé est révoqué.',
} as const satisfies TextsOf<typeof en>;
