import { type Context, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Db } from '../../platform/database.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { inPerson } from '../identity/index.ts';
import { keepExportLink, placesOf, rowsOf } from './export.repo.ts';
import { EXPORT_MINUTES, withoutSecretColumns } from './export.rules.ts';
import { findPerson } from './merge.repo.ts';

/** Where exports are fetched. */
export const EXPORTS_PATH = '/personal-data/';

/**
 * Makes the link to everything that is kept of a person: for the person themselves, and for
 * superadmins. It works once, and for some minutes.
 * @throws DomainError FORBIDDEN, NOT_FOUND, CONFLICT where the person was erased.
 */
export async function exportPerson(context: Context, userId: string): Promise<string> {
  const viewer = inPerson(context);
  if (userId !== viewer._id && !viewer.roles.includes('superadmin')) {
    throw new DomainError('FORBIDDEN', 'errors.forbidden');
  }
  const secret = newToken();
  await write(context, 'exportPerson', async ({ db, now, audit }) => {
    const person = await findPerson(db, userId);
    if (!person) throw new DomainError('NOT_FOUND', 'errors.notFound');
    if (person.erasedAt !== null) throw new DomainError('CONFLICT', 'errors.people.erased');
    await keepExportLink(db, {
      tokenHash: hashToken(secret),
      userId,
      email: person.email,
      createdAt: now,
      expiresAt: new Date(Date.parse(now) + EXPORT_MINUTES * 60_000).toISOString(),
    });
    audit({ entity: 'user', entityId: userId, after: { exported: true } });
  });
  return `${EXPORTS_PATH}${secret}`;
}

/** The text of an export, in pieces: one JSON object, by place. */
export async function* exportText(db: Db, userId: string, now: string): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(now)},"person":${JSON.stringify(userId)}`;
  for (const place of placesOf(userId)) {
    yield `,\n${JSON.stringify(place.name)}:[`;
    let first = true;
    for await (const row of rowsOf(db, place)) {
      yield `${first ? '' : ','}\n${JSON.stringify(withoutSecretColumns(place.name, row))}`;
      first = false;
    }
    yield ']';
  }
  yield '}\n';
}
