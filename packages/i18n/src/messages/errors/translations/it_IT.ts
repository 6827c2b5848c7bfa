import type { TextsOf } from '../../../message-types.ts';
import type { errorsTranslations as en } from './en.ts';

export const errorsTranslations = {
  unreadable: 'Questo testo non può essere letto: controlli le parentesi graffe e gli apostrofi.',
  values: 'Il testo deve contenere esattamente questi valori: {values}',
  plurals: 'In questa lingua il testo richiede anche queste forme plurali: {forms}',
  nothingToPublish: 'Non c’è nulla di nuovo da pubblicare in questa lingua.',
} as const satisfies TextsOf<typeof en>;
