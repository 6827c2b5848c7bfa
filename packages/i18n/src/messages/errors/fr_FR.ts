import type { TextsOf } from '../../message-types.ts';
import type { errors as en } from './en.ts';

export const errors = {
  unauthenticated: 'Veuillez vous connecter pour continuer.',
  forbidden: 'Vous n’avez pas accès à cet élément.',
  notFound: 'Cet élément n’existe pas, ou vous n’y avez pas accès.',
  conflict:
    'Quelqu’un d’autre a modifié cet élément pendant que vous y travailliez. Rechargez-le et refaites votre modification.',
  invalidValue: 'Cette valeur n’est pas valide.',
  invalid: 'Certaines valeurs ne sont pas valides. Veuillez vérifier les champs signalés.',
  limit: 'Trop de tentatives. Veuillez patienter un peu avant de réessayer.',
  internal:
    'Une erreur s’est produite de notre côté. Si elle se répète, indiquez-nous ce numéro : {id}',
  network: 'Le serveur est injoignable. Veuillez vérifier votre connexion.',
  badStatus: 'La requête a échoué : code d’état {code} reçu',
  loginFailed: 'L’adresse e-mail ou le mot de passe est incorrect.',
  offlineApp: 'Utilisez l’application hors ligne pour vous connecter',
  tokenInvalid: 'Ce lien n’est plus valable. Veuillez en demander un nouveau.',
  accountExists: 'Vous avez déjà un compte',
  tooManyTries:
    'Trop de tentatives. Veuillez réessayer dans {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}.',
  wrongPassword: 'Ce n’est pas votre mot de passe actuel.',
  groupClosed: 'Ce groupe n’accepte pas de nouveaux étudiants pour le moment.',
  fieldRequired: 'Ce champ est obligatoire.',
  tooShort:
    '{min, plural, one {Saisissez au moins # caractère.} many {Saisissez au moins # de caractères.} other {Saisissez au moins # caractères.}}',
  tooLong:
    '{max, plural, one {Saisissez au plus # caractère.} many {Saisissez au plus # de caractères.} other {Saisissez au plus # caractères.}}',
  tooSmall: 'Saisissez {min, number} ou plus.',
  tooLarge: 'Saisissez {max, number} ou moins.',
  tooFewEntries:
    '{min, plural, one {Au moins # élément est nécessaire.} many {Au moins # d’éléments sont nécessaires.} other {Au moins # éléments sont nécessaires.}}',
  tooManyEntries:
    '{max, plural, one {Au plus # élément est autorisé.} many {Au plus # d’éléments sont autorisés.} other {Au plus # éléments sont autorisés.}}',
  tooMuchSent:
    'Ce que vous envoyez est trop volumineux ({size, number} Mo au maximum). Envoyez-en moins à la fois.',
  invalidEmail: 'Saisissez une adresse e-mail valide.',
  invalidNumber: 'Saisissez un nombre.',
  invalidDate: 'Saisissez une date valide.',
  mustBeUnique: 'Cette valeur est déjà prise. Elle doit être unique.',
  inUse: 'Cet élément est utilisé et ne peut pas être supprimé.',
  examNoAttemptsLeft:
    'Vous ne pouvez pas passer cet examen, car vous avez dépassé le nombre de tentatives autorisées',
  examSeeInstructor: 'Veuillez consulter votre enseignant pour discuter des autres possibilités',
  examLeaveWarning:
    'Attention : vous ÉCHOUEREZ à cette tentative si vous quittez cette page. Voulez-vous vraiment la quitter ?',
  examOfflineOnly:
    'Seuls les groupes de l’application hors ligne peuvent passer des examens dans l’application',
  examAttemptOver: 'Cette tentative est terminée. Ses réponses ne peuvent plus être modifiées.',
  examNotOpen: 'Cet examen ne vous est pas ouvert pour le moment.',
} as const satisfies TextsOf<typeof en>;
