import type { LocaleCode } from './locales.ts';
import { mergeTexts } from './merge-texts.ts';
import type { LoadMessages, Messages } from './message-types.ts';

/** Loads several bundles in one locale, at the same time, as one catalogue. */
export async function loadAll(
  loaders: readonly LoadMessages[],
  locale: LocaleCode,
): Promise<Messages> {
  const loaded = await Promise.all(loaders.map((load) => load(locale)));
  return mergeTexts(loaded);
}
