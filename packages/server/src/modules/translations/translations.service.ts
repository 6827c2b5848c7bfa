import { defaultLocale, isLocaleCode, type LocaleCode } from '@lampstand/i18n';
import { loadAllMessages } from '@lampstand/i18n/server';
import { type Context, signedIn, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List } from '../../platform/list.ts';
import { breaksUnique } from '../../platform/pg-errors.ts';
import type { Work } from '../../platform/work.ts';
import { PUBLISHED } from './published-texts.ts';
import {
  entriesOf,
  type EntryFilter,
  fits,
  inOrder,
  type TranslationEntry,
} from './translations.entries.ts';
import {
  deleteTranslations,
  draftsOf,
  insertPublication,
  lockTranslation,
  lockTranslations,
  newestPublication,
  publicationById,
  publicationsOf,
  publishedTexts,
  putTranslation,
} from './translations.repo.ts';
import {
  changedIds,
  mustBeShowable,
  type OwnTexts,
  type TranslationInput,
} from './translations.rules.ts';
import type { PublicationRow, TranslationRow } from './translations.table.ts';

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
  const all = await allEntries(
    context.db,
    localeCode(readLocale ?? defaultLocale, 'readLocale'),
    localeCode(writeLocale ?? defaultLocale, 'writeLocale'),
  );
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
  const { locale } = splitId(_id);
  const entries = await allEntries(context.db, defaultLocale, locale);
  const entry = entries.find((each) => each._id === _id);
  if (!entry) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return entry;
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
    const after: TranslationRow = {
      _id: before?._id ?? newId(),
      version: input.version + 1,
      createdAt: before?.createdAt ?? now,
      createdBy: before?.createdBy ?? viewer._id,
      updatedAt: now,
      updatedBy: viewer._id,
      locale,
      messageId: id,
      text,
    };
    await firstOnly(() => putTranslation(db, after));
    audit({ entity: 'translation', entityId, before: before ?? null, after });
  });
  return readEntry(context, input._id);
}

export type Publication = Awaited<ReturnType<typeof publicationsOf>>[number];

/** The latest publications of a locale, the one in force first. @throws DomainError INVALID. */
export const listPublications = (context: Context, locale: string): Promise<Publication[]> =>
  publicationsOf(context.db, localeCode(locale));

/**
 * Puts all drafts of a locale in force, in every process at once.
 * @throws DomainError INVALID when there is none, CONFLICT when somebody publishes at the same time.
 */
export async function publishTranslations(context: Context, given: string): Promise<Publication[]> {
  const locale = localeCode(given);
  await write(context, 'publishTranslations', async (work) => {
    const rows = await lockTranslations(work.db, locale);
    const texts = Object.fromEntries(rows.map(({ messageId, text }) => [messageId, text]));
    await publish(context, work, { locale, texts, rolledBackTo: null });
  });
  return publicationsOf(context.db, locale);
}

/**
 * Brings back what was in force with an earlier publication, as a new one. Drafts of messages that
 * this does not touch stay drafts.
 * @throws DomainError NOT_FOUND, INVALID when it is in force already, CONFLICT as above.
 */
export async function rollBackTranslations(context: Context, id: string): Promise<Publication[]> {
  const target = await publicationById(context.db, id);
  if (!target) throw new DomainError('NOT_FOUND', 'errors.notFound');
  const locale = localeCode(target.locale);
  await write(context, 'rollBackTranslations', async (work) => {
    const rows = new Map(
      (await lockTranslations(work.db, locale)).map((row) => [row.messageId, row]),
    );
    const changed = await publish(context, work, {
      locale,
      texts: target.texts,
      rolledBackTo: target.number,
    });
    const gone = changed.filter((each) => target.texts[each] === undefined);
    const ids = gone.flatMap((each) => rows.get(each)?._id ?? []);
    if (ids.length > 0) await deleteTranslations(work.db, ids);
    for (const messageId of changed) {
      const text = target.texts[messageId];
      if (text === undefined) continue;
      const before = rows.get(messageId);
      await putTranslation(work.db, {
        _id: before?._id ?? newId(),
        version: (before?.version ?? 0) + 1,
        createdAt: before?.createdAt ?? work.now,
        createdBy: before?.createdBy ?? signedIn(context)._id,
        updatedAt: work.now,
        updatedBy: signedIn(context)._id,
        locale,
        messageId,
        text,
      });
    }
  });
  return publicationsOf(context.db, locale);
}

interface NewPublication {
  readonly locale: LocaleCode;
  readonly texts: OwnTexts;
  readonly rolledBackTo: number | null;
}

async function publish(
  context: Context,
  work: Work,
  { locale, texts, rolledBackTo }: NewPublication,
): Promise<string[]> {
  const before = await newestPublication(work.db, locale);
  const changed = changedIds(before?.texts ?? {}, texts);
  if (changed.length === 0)
    throw new DomainError('INVALID', 'errors.translations.nothingToPublish');
  const after: PublicationRow = {
    _id: newId(),
    version: 1,
    createdAt: work.now,
    createdBy: signedIn(context)._id,
    updatedAt: work.now,
    updatedBy: signedIn(context)._id,
    locale,
    number: (before?.number ?? 0) + 1,
    texts,
    changed: changed.length,
    rolledBackTo,
  };
  await firstOnly(() => insertPublication(work.db, after));
  work.audit({
    entity: 'translationPublication',
    entityId: after._id,
    before: before ? { number: before.number, texts: before.texts } : null,
    after: { locale, number: after.number, texts, rolledBackTo },
  });
  work.announce(PUBLISHED);
  return changed;
}

async function allEntries(
  db: Db,
  readLocale: LocaleCode,
  writeLocale: LocaleCode,
): Promise<TranslationEntry[]> {
  const [published, drafts] = await Promise.all([
    publishedTexts.run(db),
    draftsOf(db, writeLocale),
  ]);
  const textsOf = (locale: LocaleCode) =>
    published.find((row) => row.locale === locale)?.texts ?? {};
  return entriesOf({
    english: loadAllMessages('en'),
    readBundle: loadAllMessages(readLocale),
    readTexts: textsOf(readLocale),
    writeLocale,
    writeBundle: loadAllMessages(writeLocale),
    writeTexts: textsOf(writeLocale),
    drafts: new Map(drafts.map((draft) => [draft.messageId, draft])),
  });
}

function splitId(_id: string): { locale: LocaleCode; id: string } {
  const [locale = '', ...id] = _id.split(':');
  if (!isLocaleCode(locale)) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return { locale, id: id.join(':') };
}

function localeCode(locale: string, field = 'locale'): LocaleCode {
  if (isLocaleCode(locale)) return locale;
  throw new DomainError('INVALID', 'errors.invalid', { [field]: 'errors.invalidValue' });
}

/** Two people at the same moment: the second one is told. */
async function firstOnly(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    const taken = ['translations_locale_message_key', 'translation_publications_locale_number_key'];
    if (!taken.some((key) => breaksUnique(error, key))) throw error;
    throw new DomainError('CONFLICT', 'errors.conflict');
  }
}
