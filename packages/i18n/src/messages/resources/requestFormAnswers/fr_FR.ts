import type { TextsOf } from '../../../message-types.ts';
import type { requestFormAnswers as en } from './en.ts';

export const requestFormAnswers = {
  name: 'Demande',
  plural: 'Demandes',
  'fields.q': 'Rechercher par nom',
  'fields.person': 'De la part de',
  'fields.formId': 'Formulaire',
  'fields.regionId': 'Région',
  'fields.regions': 'Régions',
  'fields.status': 'État',
  'fields.reply': 'Réponse',
  'fields.answeredByName': 'Réponse de',
  'fields.answeredAt': 'Réponse du',
  'fields.createdAt': 'Envoyée le',
  'fields.values': 'Réponses données',
  statusNew: 'Nouvelle',
  statusInWork: 'En cours',
  statusDone: 'Traitée',
  statusRefused: 'Refusée',
  notAnswered: 'Sans réponse',
  yourAnswer: 'Répondre à la demande',
  replyHint: 'La personne le lit et reçoit une notification. Un refus doit être motivé.',
  answered: 'La réponse à {name} est enregistrée.',
} as const satisfies TextsOf<typeof en>;
