import type { TextsOf } from '../../../message-types.ts';
import type { errorsTranslations as en } from './en.ts';

export const errorsTranslations = {
  unreadable:
    'Dieser Text lässt sich nicht lesen: Bitte prüfen Sie die geschweiften Klammern und Apostrophe.',
  values: 'Der Text muss genau diese Werte enthalten: {values}',
  plurals: 'In dieser Sprache braucht der Text außerdem diese Pluralformen: {forms}',
  nothingToPublish: 'In dieser Sprache gibt es nichts Neues zu veröffentlichen.',
} as const satisfies TextsOf<typeof en>;
