import { defaultLocale, type LocaleCode, locales } from '@lampstand/i18n';
import { z } from 'zod';

/** What staff call the languages, in English. */
const englishNames: Readonly<Record<LocaleCode, string>> = {
  en: 'English',
  de_DE: 'German',
  hu_HU: 'Hungarian',
  pl_PL: 'Polish',
  nl_NL: 'Dutch',
  ru_RU: 'Russian',
  ZHS: 'Chinese (simplified)',
  ZHT: 'Chinese (traditional)',
  es_MX: 'Spanish (Mexico)',
  fr_FR: 'French',
  id_ID: 'Indonesian',
  it_IT: 'Italian',
  uk_UA: 'Ukrainian',
};

/** Steps between positions, so that one fits in between. */
const STEP = 10;

/** What the college may change about a locale. */
export const LocaleInputSchema = z.object({
  name: z.string().trim().min(1).max(60),
  label: z.string().trim().min(1).max(40),
  position: z.int().min(0).max(9999),
  enabled: z.boolean(),
});

export type LocaleInput = z.infer<typeof LocaleInputSchema>;

/** A locale as the college has it. */
export interface SiteLocale extends LocaleInput {
  readonly _id: LocaleCode;
  /** 0 as long as the college has changed nothing about it. */
  readonly version: number;
  readonly updatedAt: string | null;
}

/** What is stored about a locale. */
type Stored = LocaleInput & {
  readonly _id: string;
  readonly version: number;
  readonly updatedAt: string;
};

/** All locales of the product with what the college changed, in the college's order. */
export function siteLocales(stored: readonly Stored[]): SiteLocale[] {
  const rows = new Map(stored.map((row) => [row._id, row]));
  return locales
    .map(({ code, label }, index): SiteLocale => {
      const row = rows.get(code);
      return {
        _id: code,
        version: row?.version ?? 0,
        name: row?.name ?? englishNames[code],
        label: row?.label ?? label,
        position: row?.position ?? (index + 1) * STEP,
        enabled: row?.enabled ?? true,
        updatedAt: row?.updatedAt ?? null,
      };
    })
    .toSorted((a, b) => a.position - b.position);
}

export const localeSorts = ['position', 'name', 'label', 'value'] as const;

export interface LocaleSort {
  readonly field: (typeof localeSorts)[number];
  readonly order: 'ASC' | 'DESC';
}

/** Locales, which come by their position, in the order that is asked for. */
export function inOrder(all: readonly SiteLocale[], { field, order }: LocaleSort): SiteLocale[] {
  const way = order === 'ASC' ? 1 : -1;
  if (field === 'position') return all.toSorted((a, b) => way * (a.position - b.position));
  const textOf = (locale: SiteLocale) => (field === 'value' ? locale._id : locale[field]);
  return all.toSorted((a, b) => way * textOf(a).localeCompare(textOf(b), 'en'));
}

export interface LocaleFilter {
  readonly ids?: readonly string[] | null | undefined;
  /** Looked for in names, labels and codes, in any case. */
  readonly q?: string | null | undefined;
  readonly enabled?: boolean | null | undefined;
}

/** Whether a locale is asked for. */
export function fits(locale: SiteLocale, { ids, q, enabled }: LocaleFilter): boolean {
  const word = (q ?? '').trim().toLowerCase();
  const texts = [locale.name, locale.label, locale._id];
  return (
    (!ids || ids.includes(locale._id)) &&
    (enabled === null || enabled === undefined || locale.enabled === enabled) &&
    (word === '' || texts.some((text) => text.toLowerCase().includes(word)))
  );
}

/** English is what every text falls back to, and the college's own default is what newcomers read. */
export const mayBeOff = (code: string, siteDefault: string): boolean =>
  code !== defaultLocale && code !== siteDefault;
