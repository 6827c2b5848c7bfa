import type { LocaleCode, Messages } from '@lampstand/i18n';
import {
  isMissing,
  type OwnTexts,
  statusOf,
  type TranslationStatus,
} from './translations.rules.ts';

/** One message as its editor sees it, in the language that is read and the one that is written. */
export interface TranslationEntry {
  /** The written locale and the message: `de_DE:common.save`. */
  readonly _id: string;
  readonly id: string;
  readonly locale: LocaleCode;
  readonly area: string;
  readonly english: string;
  /** What readers of the read locale see. */
  readonly read: string;
  /** The product's own text in the written locale. */
  readonly bundled: string;
  /** The college's text, published or not; null: the product's own. */
  readonly text: string | null;
  readonly publishedText: string | null;
  readonly status: TranslationStatus;
  readonly missing: boolean;
  /** 0 as long as the college has no text of its own. */
  readonly version: number;
  readonly updatedAt: string | null;
  readonly updatedByName: string | null;
}

export interface Draft {
  readonly text: string;
  readonly version: number;
  readonly updatedAt: string;
  readonly updatedByName: string | null;
}

/** What entries are made of: the texts of both locales, and the drafts of the written one. */
export interface EntrySources {
  readonly english: Messages;
  readonly readBundle: Messages;
  readonly readTexts: OwnTexts;
  readonly writeLocale: LocaleCode;
  readonly writeBundle: Messages;
  readonly writeTexts: OwnTexts;
  readonly drafts: ReadonlyMap<string, Draft>;
}

/** Every message of the product, in the order of its ids. */
export function entriesOf(sources: EntrySources): TranslationEntry[] {
  return Object.keys(sources.english)
    .toSorted()
    .map((id) => entryOf(id, sources));
}

export const entrySorts = ['id', 'updatedAt'] as const;

/** Entries, which come by their ids, in the order that is asked for; never changed ones come last. */
export function inOrder(
  entries: readonly TranslationEntry[],
  { field, order }: { field: (typeof entrySorts)[number]; order: 'ASC' | 'DESC' },
): TranslationEntry[] {
  const way = order === 'ASC' ? 1 : -1;
  if (field === 'id') return way === 1 ? [...entries] : entries.toReversed();
  return entries.toSorted((a, b) => {
    if (a.updatedAt === b.updatedAt) return 0;
    if (a.updatedAt === null) return 1;
    if (b.updatedAt === null) return -1;
    return a.updatedAt < b.updatedAt ? -way : way;
  });
}

/** One message as its editor sees it. */
export function entryOf(id: string, sources: EntrySources): TranslationEntry {
  const english = sources.english[id] ?? '';
  const bundled = sources.writeBundle[id] ?? '';
  const draft = sources.drafts.get(id);
  const published = sources.writeTexts[id];
  return {
    _id: `${sources.writeLocale}:${id}`,
    id,
    locale: sources.writeLocale,
    area: areaOf(id),
    english,
    read: sources.readTexts[id] ?? sources.readBundle[id] ?? '',
    bundled,
    text: draft?.text ?? null,
    publishedText: published ?? null,
    status: statusOf(draft?.text, published),
    missing: isMissing(sources.writeLocale, draft?.text ?? bundled, english),
    version: draft?.version ?? 0,
    updatedAt: draft?.updatedAt ?? null,
    updatedByName: draft?.updatedByName ?? null,
  };
}

/** The area of `account.password.repeat` is `account.password`. */
const areaOf = (id: string): string => id.slice(0, Math.max(id.lastIndexOf('.'), 0));

export interface EntryFilter {
  readonly readLocale?: string | null | undefined;
  readonly writeLocale?: string | null | undefined;
  readonly ids?: readonly string[] | null | undefined;
  /** Looked for in the id and in all texts, in any case. */
  readonly q?: string | null | undefined;
  readonly area?: string | null | undefined;
  readonly status?: TranslationStatus | null | undefined;
  readonly missing?: boolean | null | undefined;
}

/** Whether an entry is asked for. */
export function fits(entry: TranslationEntry, filter: EntryFilter): boolean {
  const { ids, area, status, missing } = filter;
  const q = (filter.q ?? '').trim().toLowerCase();
  const texts = [entry.id, entry.english, entry.read, entry.bundled, entry.text ?? ''];
  return (
    (!ids || ids.includes(entry._id)) &&
    (!area || entry.area === area) &&
    (!status || entry.status === status) &&
    (missing === null || missing === undefined || entry.missing === missing) &&
    (q === '' || texts.some((text) => text.toLowerCase().includes(q)))
  );
}
