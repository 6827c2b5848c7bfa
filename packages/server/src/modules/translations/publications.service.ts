import type { LocaleCode } from '@lampstand/i18n';
import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { Work } from '../../platform/work.ts';
import { PUBLISHED } from './published-texts.ts';
import { firstOnly, localeCode } from './translations.guards.ts';
import {
  deleteTranslations,
  insertPublication,
  lockTranslations,
  newestPublication,
  publicationById,
  publicationsOf,
  putTranslation,
} from './translations.repo.ts';
import { changedIds, nextDraft, type OwnTexts } from './translations.rules.ts';
import type { PublicationRow } from './translations.table.ts';

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
      const draft = { _id: newId(), locale, messageId, text };
      const change = { now: work.now, by: signedIn(context)._id };
      await putTranslation(work.db, nextDraft(rows.get(messageId), draft, change));
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
