import type { Transport } from '../transport.ts';
import type { OwnTexts } from './load-own-texts.ts';

/**
 * Texts of the college's own that win over the bundle's. The page says which locales have any, so
 * that most visits ask for nothing. Never fails: without them the bundle speaks.
 */
export async function ownTexts(
  transport: Pick<Transport, 'request'>,
  locale: string,
): Promise<OwnTexts> {
  const revision = publishedRevision(locale);
  if (revision === undefined) return [];
  try {
    const { loadOwnTexts } = await import('./load-own-texts.ts');
    return await loadOwnTexts(transport, locale, revision);
  } catch {
    return [];
  }
}

/** Reads `<meta name="texts" content="de_DE:3,fr_FR:1">`, which the server puts into each page. */
function publishedRevision(locale: string): number | undefined {
  const content = document.querySelector('meta[name="texts"]')?.getAttribute('content') ?? '';
  const found = content.split(',').find((entry) => entry.startsWith(`${locale}:`));
  return found === undefined ? undefined : Number(found.slice(locale.length + 1));
}
