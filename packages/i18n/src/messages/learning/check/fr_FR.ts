import type { TextsOf } from '../../../message-types.ts';
import type { learningCheck as en } from './en.ts';

export const learningCheck = {
  rule: "{count, plural, one {L'enregistrement s'arrête # fois et pose une question : à {times}.} many {L'enregistrement s'arrête # fois et pose une question : à {times}.} other {L'enregistrement s'arrête # fois et pose une question : à {times}.}} Vous pouvez essayer autant de fois que vous le souhaitez. La leçon est terminée une fois que tout a reçu une réponse.",
  marks: 'Questions à {times}',
  title: 'Question {number, number} sur {total, number}',
  several: 'Plusieurs réponses peuvent être justes.',
  yourAnswer: 'Votre réponse',
  send: 'Répondre',
  right: "C'est juste.",
  wrong: "Ce n'est pas encore juste. Veuillez réessayer ou réécouter ce passage.",
  goOn: 'Continuer',
  again: 'Relire à partir de {time}',
  notSent:
    "Votre réponse n'est pas arrivée. Elle est conservée ici ; veuillez l'envoyer à nouveau.",
} as const satisfies TextsOf<typeof en>;
