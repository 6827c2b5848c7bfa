import type { TextsOf } from '../../../message-types.ts';
import type { learningResult as en } from './en.ts';

export const learningResult = {
  marking: 'Votre examen est en cours de notation',
  markingText:
    'Une personne lit vos réponses écrites. Vous serez informé dès que le résultat sera disponible.',
  timeUpText: 'Le temps était écoulé. Ce que vous aviez répondu a été remis.',
  closedText:
    'La page a été fermée et n’a pas été rouverte à temps ; cette tentative compte donc comme échouée.',
  lostText:
    'La connexion a été perdue et n’est pas revenue à temps ; cette tentative compte donc comme échouée.',
  loggedOutText:
    'Vous avez été déconnecté avant la remise de l’examen ; cette tentative compte donc comme échouée.',
  staffText: 'Votre enseignant a mis fin à cette tentative.',
  practiceText: 'C’était un entraînement. Le résultat ne compte pas.',
  heldBackTitle: 'Votre entraînement est terminé',
  heldBackText:
    'L’examen pose les mêmes questions. Ce qui était juste est indiqué une fois que vous l’avez réussi ou qu’il ne vous reste plus de tentative.',
  howScore: 'Comment le résultat a été obtenu',
  evidence: 'Ce qui a été noté',
  eventStarted: 'Tentative commencée',
  eventCameBack: 'Page rouverte',
  eventHidden: 'Passage à une autre fenêtre',
  eventLeft: 'Page quittée',
  eventClosed: 'Page fermée',
  eventLost: 'Connexion perdue',
  eventLoggedOut: 'Déconnexion',
  eventWarned: 'Avertissement avant de quitter',
  eventExtended: 'Temps supplémentaire accordé',
  eventMessage: 'Message de l’enseignant',
  eventHandedIn: 'Remis',
  eventTimeUp: 'Temps écoulé',
  eventFailed: 'Compté comme échec',
  eventRestored: 'Tentative rétablie',
  eventEnded: 'Terminé par l’enseignant',
  eventServerAway: 'Le serveur était indisponible ; ce temps ne compte pas',
  eventClockCorrected: 'L’horloge du serveur a été réglée ; le temps restant ne change pas',
  partly: 'Partiellement correct',
  notGraded: 'Pas encore noté',
  comment: 'Commentaire',
  notShown: 'Les bonnes réponses de cet examen ne sont pas affichées pour le moment.',
} as const satisfies TextsOf<typeof en>;
