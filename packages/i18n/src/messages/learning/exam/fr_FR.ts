import type { TextsOf } from '../../../message-types.ts';
import type { learningExam as en } from './en.ts';

export const learningExam = {
  dates: 'Dates de l’examen',
  opens: 'Ouverture',
  deadline: 'Date limite',
  closes: 'Fermeture',
  timeLimit: 'Durée : {duration}',
  timeLimitHint:
    'Vous disposez de {duration}. L’horloge ne s’arrête pas si vous quittez la page. Une fois le temps écoulé, vos réponses sont remises.',
  lateRule: 'Après la date limite, un résultat suffisant compte comme {cap}.',
  lateNow: 'La date limite est passée. Un résultat suffisant compte comme {cap}.',
  graceHint:
    'Si vous quittez la page ou si la connexion est perdue, vous avez {duration} pour revenir. Ensuite, la tentative compte comme échouée.',
  switchNoted: 'Le passage à une autre fenêtre est noté.',
  leavingAllowed: 'Vous pouvez quitter cette page et y revenir. Vos réponses sont conservées.',
  language: 'Langue des questions',
  appliesToYou: 'Ce qui s’applique à vous',
  practiceTitle: 'Entraînement',
  practiceText:
    'Vous pouvez vous entraîner avec cet examen. L’entraînement ne compte pas comme une tentative et n’est pas noté.',
  practiceStart: 'Commencer l’entraînement',
  practiceContinue: 'Continuer l’entraînement',
  check: 'Cet appareil est-il prêt ?',
  checkAgain: 'Vérifier à nouveau',
  checking: 'Vérification…',
  connection: 'Connexion',
  connectionGood: 'Le serveur répond rapidement.',
  connectionSlow:
    'Le serveur répond lentement. Vos réponses restent sur cet appareil jusqu’à leur enregistrement.',
  connectionNone: 'Le serveur est injoignable pour le moment.',
  clock: 'Horloge',
  clockGood: 'L’horloge de cet appareil est à l’heure.',
  clockOff:
    'L’horloge de cet appareil est décalée de {duration}. C’est l’horloge du serveur qui compte.',
  storage: 'Stockage',
  storageGood: 'Les réponses peuvent être conservées sur cet appareil.',
  storageNone:
    'Ce navigateur ne conserve rien. Si la connexion est perdue, veuillez ne pas recharger la page.',
  chooseAll: 'Choisissez toutes les réponses qui conviennent.',
  matchHint: 'Choisissez pour chaque élément ce qui lui correspond.',
  dragHint: 'Vous pouvez aussi les faire glisser sur les éléments.',
  orderHint:
    'Mettez les éléments dans l’ordre : avec les boutons, avec les touches fléchées sur ceux-ci, ou en les faisant glisser.',
  keepOrder: 'Cet ordre est juste',
  moveUp: 'Monter : {item}',
  moveDown: 'Descendre : {item}',
  movedTo: '{item} : place {position} sur {total}',
  blanksTitle: 'Complétez les espaces vides.',
  blank: 'Espace vide {number}',
  numberHint: 'Saisissez un nombre, sans signe entre les milliers.',
  numberInvalid: 'Ce n’est pas un nombre. Saisissez-le comme dans cet exemple : {example}',
  shortHint: 'Répondez en quelques mots.',
  essayHint: 'Rédigez votre réponse. Une personne la lira et la notera.',
  words: '{count, plural, one {# mot} many {# de mots} other {# mots}}',
  wordsOf: '{count, number} sur {max, plural, one {# mot} many {# de mots} other {# mots}} au plus',
  tooManyWords: 'Votre réponse compte plus de mots que permis.',
  clearAnswer: 'Effacer la réponse',
  flag: 'Marquer pour plus tard',
  flaggedItem: '{item}, marquée pour plus tard',
  flagged:
    '{count, plural, one {# question est marquée pour plus tard.} many {# de questions sont marquées pour plus tard.} other {# questions sont marquées pour plus tard.}}',
  timeLeft: 'Temps restant',
  minutesLeft:
    '{count, plural, one {Il reste # minute} many {Il reste # de minutes} other {Il reste # minutes}}',
  timeUp: 'Le temps est écoulé',
  timeUpText: 'Vos réponses sont en cours de remise.',
  timeUpOffline:
    'La connexion est perdue. Ce que le serveur a reçu de vos réponses est remis automatiquement.',
  moreTime: 'Vous avez reçu du temps supplémentaire. L’examen se termine maintenant à {time}.',
  roomMessage: 'Message de votre enseignant',
  otherWindow: 'Cet examen est aussi ouvert dans une autre fenêtre',
  otherWindowText: 'Veuillez n’en utiliser qu’une. La dernière réponse donnée compte.',
  backInTime: 'Vous êtes de retour à temps',
  backInTimeText:
    'Cette page a été quittée ou fermée. Vos réponses sont conservées et vous pouvez continuer.',
  lost: 'Le serveur ne reçoit plus rien de cette page',
  lostText:
    'Si la connexion n’est pas rétablie d’ici {duration}, cette tentative compte comme échouée.',
  ended: 'Cette tentative est terminée',
  endedText:
    'Vos réponses jusque-là sont conservées. Le résultat indique pourquoi elle s’est terminée.',
  readAloud: 'Lire à voix haute',
  stopReading: 'Arrêter la lecture',
  practiceNote: 'Ceci est un entraînement. Il ne compte pas.',
  testNote: 'Ceci est un essai. Il ne compte pas.',
  notInPerson: 'Vous consultez le compte de cette personne. Elle seule peut le faire.',
  windowUpcoming: 'Pas encore ouvert',
  windowOpen: 'Ouvert',
  windowLate: 'Date limite passée',
  windowClosed: 'Fermé',
} as const satisfies TextsOf<typeof en>;
