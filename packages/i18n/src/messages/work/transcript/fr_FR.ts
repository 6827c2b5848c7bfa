import type { TextsOf } from '../../../message-types.ts';
import type { workTranscript as en } from './en.ts';

export const workTranscript = {
  of: 'Relevé de notes de {name}',
  none: 'Votre relevé de notes est encore vide.',
  noTerm: '{year}, hors des périodes',
  points: 'Points de note',
  termMean: 'Moyenne de la période',
  overall: 'Moyenne de tous les cours achevés : {score}, points de note {points}',
  underWay: 'en cours',
  scale: 'Barème (à partir de quel résultat, et points) :',
  unofficial:
    'Imprimé depuis le portail des étudiants. Seule une copie délivrée avec un code peut être vérifiée par des tiers.',
  copies: 'Copies délivrées',
  copiesHint:
    'Une copie est un fichier PDF. La personne qui la reçoit peut vérifier sur notre site, grâce à son code, qu’elle est authentique.',
  noCopies: 'Aucune copie n’a encore été délivrée.',
  issue: 'Délivrer une copie',
  issueText: 'La copie montre votre relevé tel qu’il est maintenant et reçoit son propre code.',
  wasIssued: 'La copie {code} a été délivrée.',
  issuedOn: 'Délivrée le {date}',
  revoked: 'Révoquée le {date}',
} as const satisfies TextsOf<typeof en>;
