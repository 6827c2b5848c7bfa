import { readServerError } from '@lampstand/graphql-client';
import type { Translator } from '@lampstand/i18n';
import { isChunkLoadFailure } from '@lampstand/ui';

/** What to tell a person of a failed request: the server's own words, ours when there was no answer. */
export function errorText(error: unknown, t: Translator): string {
  // The browser's own words are English, and meant for programmers.
  if (isChunkLoadFailure(error)) return t('ui.partMissing');
  const { code, message } = readServerError(error);
  return code === 'NETWORK' ? t('errors.network') : message;
}
