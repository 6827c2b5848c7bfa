import { readServerError } from '@lampstand/graphql-client';
import type { Translator } from '@lampstand/i18n';
import type { FormFailure } from '@lampstand/ui';
import { errorText } from './error-text.ts';

/** What a form says of a refused request: each text at its field, or one for the whole form. */
export function formFailure(error: unknown, t: Translator): FormFailure {
  const { fields } = readServerError(error);
  return Object.keys(fields).length > 0 ? { fields } : { message: errorText(error, t) };
}
