import { createContext, use } from 'react';
import type { LocaleCode } from '@lampstand/i18n';

export interface QuestionPlace {
  /** In which the texts are shown and written. */
  readonly locale: LocaleCode;
  /** In which they must stand. */
  readonly courseLocale: LocaleCode;
}

/** Where in a question the inputs are. */
export const QuestionPlaceContext = createContext<QuestionPlace>({
  locale: 'en',
  courseLocale: 'en',
});

export const useQuestionPlace = (): QuestionPlace => use(QuestionPlaceContext);
