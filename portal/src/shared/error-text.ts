import { readServerError } from '@lampstand/graphql-client';
import type { Translator } from '@lampstand/i18n';

/** What to tell a person of a failed request: the server's own words, ours when there was no answer. */
export function errorText(error: unknown, t: Translator): string {
  const { code, message } = readServerError(error);
  return code === 'NETWORK' ? t('errors.network') : message;
}
