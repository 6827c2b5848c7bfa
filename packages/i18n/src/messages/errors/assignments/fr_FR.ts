import type { TextsOf } from '../../../message-types.ts';
import type { errorsAssignments as en } from './en.ts';

export const errorsAssignments = {
  notYet: 'Ce devoir n’est pas encore ouvert.',
  closed: 'La date limite est passée : plus rien ne peut être remis.',
  graded: 'Ce travail a été noté : plus rien ne peut être modifié.',
  handedIn: 'Ce travail a été remis. Veuillez le reprendre avant de le modifier.',
  nothing: 'Veuillez écrire quelque chose ou ajouter un fichier avant de remettre votre travail.',
  lateReason: 'Veuillez indiquer la raison du retard.',
  filesOnly: 'Ce devoir n’accepte que des fichiers, pas de texte.',
  textOnly: 'Ce devoir n’accepte que du texte, pas de fichiers.',
  tooManyFiles:
    'Il y a de la place pour {max, plural, one {# fichier} many {# de fichiers} other {# fichiers}}.',
  ownWork: 'Personne ne note son propre travail.',
  score: 'Veuillez indiquer une note de 0 à 100.',
  completion: 'Veuillez choisir complet ou incomplet.',
  kindStays: 'Des travaux ont déjà été remis, le type reste donc inchangé.',
  untilPassed: 'Veuillez choisir un moment à venir.',
  dueBeforeOpening: 'La date limite doit être postérieure à l’ouverture.',
  tooManyComments:
    'Il y a de la place pour {max, number} commentaires enregistrés. Veuillez en supprimer un dont vous n’avez plus besoin.',
} as const satisfies TextsOf<typeof en>;
