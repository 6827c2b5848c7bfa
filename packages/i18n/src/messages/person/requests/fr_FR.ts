import type { TextsOf } from '../../../message-types.ts';
import type { personRequests as en } from './en.ts';

export const personRequests = {
  title: 'Demandes',
  intro: 'Vous pouvez adresser ici une demande à un service de l’établissement.',
  mine: 'Vos demandes',
  sent: 'Votre demande « {form} » a été envoyée.',
  sentOn: 'Envoyée le {date}',
  reply: 'Réponse du service',
  filledIn: 'Vos réponses',
  statusNew: 'Nouvelle',
  statusInWork: 'En cours',
  statusDone: 'Traitée',
  statusRefused: 'Refusée',
  notAnswered: 'Sans réponse',
} as const satisfies TextsOf<typeof en>;
