import type { TextsOf } from '../../../message-types.ts';
import type { errorsAppeals as en } from './en.ts';

export const errorsAppeals = {
  windowOver:
    'Un recours est possible pendant {days} jours après le résultat. Ce délai est écoulé.',
  notPossible: 'Il n’y a rien ici qui puisse faire l’objet d’un recours.',
  waiting: 'Votre recours est déjà à l’étude.',
  decidedBefore:
    'Un recours concernant ce résultat a déjà été tranché. La décision est définitive.',
  over: 'Ce recours est clos : il a été tranché ou retiré.',
  ownDecision: 'Personne ne tranche son propre recours.',
  anotherReader: 'Vous avez noté ce travail ou l’avez lu en premier. Quelqu’un d’autre décide.',
} as const satisfies TextsOf<typeof en>;
