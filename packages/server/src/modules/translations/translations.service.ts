import { defaultLocale, isLocaleCode, type LocaleCode } from '@lampstand/i18n';
import { loadAllMessages } from '@lampstand/i18n/server';
import { type Context, signedIn, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List } from '../../platform/list.ts';
import {
  entriesOf,
  type EntryFilter,
  entryOf,
  type EntrySources,
  fits,
  inOrder,
  type TranslationEntry,
} from './translations.entries.ts';
import { firstOnly, localeCode } from './translations.guards.ts';
import {
  deleteTranslations,
  draftsOf,
  lockTranslation,
  newestPublication,
  publishedTexts,
  putTranslation,
} from './translations.repo.ts';
import { mustBeShowable, nextDraft, type TranslationInput } from './translations.rules.ts';

/** Most entries that one page may hold. */
const MOST_ENTRIES = 1000;

/** A row of the `translations` query; all that the apps need to know of a text. */
export interface Translation {
  readonly _id: string;
  readonly id: string;
  readonly defaultMessage: string;
}

/** The texts of the college's own that are in force in a locale. @throws DomainError INVALID. */
export async function readTranslations(context: Context, locale: string): Promise<Translation[]> {
  const inForce = await newestPublication(context.db, localeCode(locale));
  return Object.entries(inForce?.texts ?? {}).map(([id, defaultMessage]) => ({
    _id: `${locale}:${id}`,
    id,
    defaultMessage,
  }));
}

interface EntriesRequest {
  readonly filter?: EntryFilter | null | undefined;
  readonly sort?: Parameters<typeof inOrder>[1] | null | undefined;
  readonly page?: { readonly page: number; readonly perPage: number } | null | undefined;
}

/** A list of messages, with the areas that there are to choose from. */
export interface EntryList extends List<TranslationEntry> {
  readonly areas: readonly string[];
}

/**
 * Messages of the product as an editor sees them. They are not rows but files, so they are filtered
 * in memory; the college's own texts of both locales come with one statement each.
 * @throws DomainError INVALID for an unknown locale or page.
 */
export async function listEntries(context: Context, request: EntriesRequest): Promise<EntryList> {
  const { page, perPage } = request.page ?? { page: 1, perPage: 25 };
  const filter = request.filter ?? {};
  if (page < 1 || perPage < 1 || perPage > MOST_ENTRIES) {
    throw new DomainError('INVALID', { key: 'errors.tooLarge', args: { max: MOST_ENTRIES } });
  }
  const { readLocale, writeLocale } = filter;
  const sources = await sourcesOf(
    context.db,
    localeCode(readLocale ?? defaultLocale, 'readLocale'),
    localeCode(writeLocale ?? defaultLocale, 'writeLocale'),
  );
  const all = entriesOf(sources);
  const found = all.filter((entry) => fits(entry, filter));
  const ordered = inOrder(found, request.sort ?? { field: 'id', order: 'ASC' });
  return {
    items: ordered.slice((page - 1) * perPage, page * perPage),
    total: found.length,
    areas: [...new Set(all.map(({ area }) => area))],
  };
}

/** One message by its locale and id. @throws DomainError NOT_FOUND. */
export async function readEntry(context: Context, _id: string): Promise<TranslationEntry> {
  const { locale, id } = splitId(_id);
  const sources = await sourcesOf(context.db, defaultLocale, locale);
  if (sources.english[id] === undefined) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return entryOf(id, sources);
}

/**
 * Keeps a draft; an empty text takes the college's own away again. Readers see it once published.
 * @throws DomainError NOT_FOUND, INVALID when it could not be shown, CONFLICT on an older version.
 */
export async function saveTranslation(
  context: Context,
  input: TranslationInput,
): Promise<TranslationEntry> {
  const viewer = signedIn(context);
  const { locale, id } = splitId(input._id);
  const english = loadAllMessages('en')[id];
  if (english === undefined) throw new DomainError('NOT_FOUND', 'errors.notFound');
  const text = input.text ?? '';
  if (text !== '') mustBeShowable(text, english, locale);
  await write(context, 'saveTranslation', async ({ db, now, audit }) => {
    const before = await lockTranslation(db, locale, id);
    if ((before?.version ?? 0) !== input.version) {
      throw new DomainError('CONFLICT', 'errors.conflict');
    }
    const entityId = input._id;
    if (text === '') {
      if (before) await deleteTranslations(db, [before._id]);
      audit({ entity: 'translation', entityId, before: before ?? null, after: null });
      return;
    }
    const draft = { _id: newId(), locale, messageId: id, text };
    const after = nextDraft(before, draft, { now, by: viewer._id });
    await firstOnly(() => putTranslation(db, after));
    audit({ entity: 'translation', entityId, before: before ?? null, after });
  });
  return readEntry(context, input._id);
}

async function sourcesOf(
  db: Db,
  readLocale: LocaleCode,
  writeLocale: LocaleCode,
): Promise<EntrySources> {
  const [published, drafts] = await Promise.all([
    publishedTexts.run(db),
    draftsOf(db, writeLocale),
  ]);
  const textsOf = (locale: LocaleCode) =>
    published.find((row) => row.locale === locale)?.texts ?? {};
  return {
    english: loadAllMessages('en'),
    readBundle: loadAllMessages(readLocale),
    readTexts: textsOf(readLocale),
    writeLocale,
    writeBundle: loadAllMessages(writeLocale),
    writeTexts: textsOf(writeLocale),
    drafts: new Map(drafts.map((draft) => [draft.messageId, draft])),
  };
}

function splitId(_id: string): { locale: LocaleCode; id: string } {
  const [locale = '', ...id] = _id.split(':');
  if (!isLocaleCode(locale)) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return { locale, id: id.join(':') };
}
