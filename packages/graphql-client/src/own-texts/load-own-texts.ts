import type { Transport } from '../transport.ts';
import { TranslationsDocument, type TranslationsQuery } from './translations.generated.ts';

/** Texts of the college's own, as rows of the `translations` query. */
export type OwnTexts = TranslationsQuery['translations'];

interface Kept {
  readonly locale: string;
  readonly revision: number;
  readonly rows: OwnTexts;
}

const storageKey = 'translations';

/**
 * The texts of one locale: those kept on this device as long as they are the published ones. When
 * they cannot be fetched, older ones are better than none, and without any the bundle speaks.
 */
export async function loadOwnTexts(
  transport: Pick<Transport, 'request'>,
  locale: string,
  revision: number,
): Promise<OwnTexts> {
  const kept = readKept(locale);
  if (kept?.revision === revision) return kept.rows;
  try {
    const { translations } = await transport.request(TranslationsDocument, { locale });
    keep({ locale, revision, rows: translations });
    return translations;
  } catch {
    return kept?.rows ?? [];
  }
}

function keep(texts: Kept): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(texts));
  } catch {
    // Storage may be refused or full: they are fetched again at the next visit.
  }
}

function readKept(locale: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isKept(kept) && kept.locale === locale ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'locale' in value &&
    'revision' in value &&
    'rows' in value &&
    Array.isArray(value.rows)
  );
}
