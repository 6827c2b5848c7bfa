import { isLocaleCode } from '@lampstand/i18n';
import { type Context, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { List } from '../../platform/list.ts';
import { breaksUnique } from '../../platform/pg-errors.ts';
import { insertLocale, lockLocale, saveLocale, storedLocales } from './locales.repo.ts';
import {
  fits,
  inOrder,
  type LocaleFilter,
  type LocaleInput,
  type LocaleSort,
  mayBeOff,
  type SiteLocale,
  siteLocales,
} from './locales.rules.ts';
import type { LocaleRow } from './locales.table.ts';
import { SITE_CHANGED, readSite } from './site-board.ts';
import { siteManager } from './site-manager.ts';

interface LocaleRequest {
  readonly filter?: LocaleFilter | null | undefined;
  readonly sort?: LocaleSort | null | undefined;
  readonly page?: { readonly page: number; readonly perPage: number } | null | undefined;
}

const allLocales = async (context: Context) => siteLocales(await storedLocales.run(context.db));

/** The locales that are on, in the college's order, as pickers show them. */
export const offeredLocales = async (context: Context): Promise<SiteLocale[]> =>
  (await allLocales(context)).filter(({ enabled }) => enabled);

/** All locales, filtered, sorted, one page: there are thirteen, so memory does it. */
export async function listLocales(
  context: Context,
  { filter, sort, page }: LocaleRequest,
): Promise<List<SiteLocale>> {
  siteManager(context);
  const found = (await allLocales(context)).filter((locale) => fits(locale, filter ?? {}));
  const sorted = inOrder(found, sort ?? { field: 'position', order: 'ASC' });
  const start = page ? (page.page - 1) * page.perPage : 0;
  return { items: sorted.slice(start, start + (page?.perPage ?? 25)), total: found.length };
}

/** One locale. @throws DomainError NOT_FOUND for a code that the product does not have. */
export async function readLocale(context: Context, id: string): Promise<SiteLocale> {
  const locale = (await allLocales(context)).find(({ _id }) => _id === id);
  if (!locale) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return locale;
}

/**
 * Changes how a locale is offered, in every process at once.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT on an older version, INVALID where one that
 * is needed would be switched off.
 */
export async function updateLocale(
  context: Context,
  id: string,
  version: number,
  input: LocaleInput,
): Promise<void> {
  const viewer = siteManager(context);
  if (!isLocaleCode(id)) throw new DomainError('NOT_FOUND', 'errors.notFound');
  await write(context, 'updateLocale', async ({ db, now, audit, announce }) => {
    const before = await lockLocale(db, id);
    if ((before?.version ?? 0) !== version) throw new DomainError('CONFLICT', 'errors.conflict');
    const { defaultLocale } = await readSite(context.services, db);
    if (!input.enabled && !mayBeOff(id, defaultLocale)) {
      throw new DomainError('INVALID', 'errors.invalid', { enabled: 'errors.site.localeNeeded' });
    }
    const after: LocaleRow = {
      ...input,
      _id: id,
      version: version + 1,
      createdAt: before?.createdAt ?? now,
      createdBy: before?.createdBy ?? viewer._id,
      updatedAt: now,
      updatedBy: viewer._id,
    };
    await (before ? saveLocale(db, after) : firstOnly(() => insertLocale(db, after)));
    audit({ entity: 'locale', entityId: id, before: before ?? null, after });
    announce(SITE_CHANGED);
  });
}

/** Two people may be the first to change a locale: the second one is told. */
async function firstOnly(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!breaksUnique(error, 'locales_pkey')) throw error;
    throw new DomainError('CONFLICT', 'errors.conflict');
  }
}
