import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: 'Il ne reste rien à rétablir : ces valeurs sont déjà en vigueur.',
  sittingNow:
    'L’une des deux personnes passe un examen en ce moment. Veuillez attendre qu’il soit terminé.',
} as const satisfies TextsOf<typeof en>;
