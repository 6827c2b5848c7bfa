import type { TextsOf } from '../../message-types.ts';
import type { exam as en } from './en.ts';

export const exam = {
  questions: '{count, plural, one {# question} many {# de questions} other {# questions}}',
  points: '{count, plural, one {# point} many {# de points} other {# points}}',
  passMark: 'Note de passage : {mark}',
  openBook: 'À livre ouvert',
  openBookHint: 'Vous pouvez utiliser vos livres et vos notes pour répondre.',
  closedBook: 'À livre fermé',
  closedBookHint: 'Veuillez ranger vos livres et vos notes avant de commencer.',
  attempts: 'Tentatives utilisées : {used} sur {allowed}',
  instructions: 'Consignes',
  beforeYouStart: 'Avant de commencer',
  countsAsAttempt: 'Commencer l’examen compte comme une tentative.',
  leavingFails:
    'Quitter la page ou fermer le navigateur avant la fin compte comme une tentative échouée.',
  reloadKeeps:
    'Si la page se recharge ou si la connexion est perdue, vos réponses sont conservées et vous pouvez continuer.',
  retakeCap: 'Lors d’une reprise, un résultat suffisant compte comme {cap}.',
  start: 'Commencer l’examen',
  continue: 'Continuer l’examen',
  tryAgain: 'Réessayer',
  attemptOpen: 'Vous avez une tentative en cours. Vos réponses sont conservées.',
  exceeded:
    'Vous ne pouvez pas passer cet examen, car vous avez dépassé le nombre de tentatives autorisées',
  seeInstructor: 'Veuillez consulter votre enseignant pour discuter des autres possibilités',
  passedAlready: 'Vous avez réussi cet examen.',
  earlierResults: 'Résultats précédents',
  attemptNumber: 'Tentative {number}',
  passed: 'Réussi',
  failed: 'Non réussi',
  abandoned: 'Quitté avant la fin',
  questionOf: 'Question {number} sur {total}',
  chooseOne: 'Choisissez une réponse.',
  saved: 'Enregistré',
  notSaved: 'Pas encore enregistré',
  keptHere:
    'Votre réponse est conservée sur cet appareil et sera envoyée dès le retour de la connexion.',
  allQuestions: 'Toutes les questions',
  answeredItem: 'Question {number} : répondue',
  unansweredItem: 'Question {number} : sans réponse',
  unsavedItem: 'Question {number} : pas encore enregistrée',
  review: 'Vérifier les réponses',
  reviewTitle: 'Vérifiez vos réponses',
  allAnswered: 'Vous avez répondu à toutes les questions.',
  unanswered:
    '{count, plural, one {# question est sans réponse.} many {# de questions sont sans réponse.} other {# questions sont sans réponse.}}',
  notAnswered: 'Sans réponse',
  goToQuestion: 'Aller à la question {number}',
  finish: 'Terminer l’examen',
  finishTitle: 'Terminer l’examen ?',
  finishText: 'Vous ne pourrez plus modifier vos réponses ensuite.',
  finishing: 'Envoi en cours…',
  waiting:
    'Vos dernières réponses sont en cours d’enregistrement. L’examen se terminera dès le retour de la connexion.',
  leaveTitle: 'Quitter l’examen ?',
  leaveWarning:
    'Attention : vous ÉCHOUEREZ à cette tentative si vous quittez cette page. Voulez-vous vraiment la quitter ?',
  stay: 'Rester',
  leave: 'Quitter et échouer',
  congratulations: 'Félicitations',
  passedText: 'Vous avez réussi cet examen.',
  failedText: 'Vous n’avez pas réussi cet examen.',
  abandonedText:
    'Vous avez quitté l’examen avant la fin ; cette tentative compte donc comme un échec.',
  score: 'Résultat',
  earnedPoints:
    '{earned, number} sur {total, plural, one {# point} many {# de points} other {# points}}',
  scaledFrom:
    'Vous avez obtenu {earned}. Lors d’une reprise ou après une échéance manquée, un résultat suffisant compte comme {kept}.',
  attemptsLeft:
    '{count, plural, =0 {Plus aucune tentative} one {Encore # tentative} many {Encore # de tentatives} other {Encore # tentatives}}',
  questionsAndAnswers: 'Questions et réponses',
  yourAnswer: 'Votre réponse',
  correctAnswer: 'Bonne réponse',
  correct: 'Juste',
  wrong: 'Faux',
  noAnswer: 'Vous n’avez pas répondu à cette question.',
  backToCourse: 'Retour au cours',
} as const satisfies TextsOf<typeof en>;
