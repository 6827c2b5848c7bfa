import type { TextsOf } from '../../../message-types.ts';
import type { accommodations as en } from './en.ts';

export const accommodations = {
  name: 'Aménagement',
  plural: 'Aménagements',
  'fields.q': 'Rechercher par nom',
  'fields.userId': 'Étudiant',
  'fields.person': 'Étudiant',
  'fields.regions': 'Régions',
  'fields.regionId': 'Région',
  'fields.active': 'S’applique aujourd’hui',
  'fields.timeFactorPercent': 'Temps en pour cent',
  'fields.extraAttempts': 'Tentatives supplémentaires',
  'fields.noLeaveRule': 'Quitter la page n’entraîne pas d’échec',
  'fields.graceSeconds': 'Délai de grâce en secondes',
  'fields.breakMinutes': 'Pauses en minutes',
  'fields.largerType': 'Caractères plus grands',
  'fields.readAloud': 'Questions lues à voix haute',
  'fields.validUntil': 'Valable jusqu’au',
  'fields.reason': 'Motif',
  'fields.createdAt': 'Créé le',
  'fields.updatedAt': 'Modifié le',
  timeHint: '100 est le temps de tous, 300 le triple.',
  graceHint: 'Durée d’absence permise. Vide : comme l’examen ; 900 au plus.',
  breakHint: 'S’ajoutent à la durée.',
  validHint: 'Le dernier jour. Vide : sans limite.',
  reasonHint:
    'Seuls les administrateurs de la région et du collège lisent ceci. Cela ne figure dans aucune liste, aucun journal ni export, et n’est pas communiqué à l’étudiant.',
  stateActive: 'En vigueur',
  stateOver: 'Terminé',
  sectionConditions: 'Lors des examens',
} as const satisfies TextsOf<typeof en>;
