import { type Context, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { consumeReportBudget } from '../throttle/index.ts';
import {
  actionsList,
  type Logit,
  type LogitGroup,
  logitGroupsList,
  reportsList,
} from './logits.list.ts';
import { countCrash, insertLogitRow } from './logits.repo.ts';
import { crashMessage, keptPayload, type LogitInput, recordIn } from './logits.rules.ts';
import { withoutSecrets } from './secrets.rules.ts';

/**
 * Keeps what an app reports: an action, or a crash. Whose report it is comes from the session; what
 * the browser claims about that is not believed. Secrets in it are not kept, nor what is longer than
 * 2 KB; a crash that says the same again within ten minutes is only counted.
 * @throws DomainError LIMIT.
 */
export async function insertLogit(context: Context, given: LogitInput): Promise<void> {
  const userId = context.viewer?._id ?? null;
  const payload = given.payload ? withoutSecrets(given.payload) : null;
  const input = { ...given, action: withoutSecrets(given.action), payload };
  const message = crashMessage(input);
  const isNew = await consumeReportBudget(
    context,
    JSON.stringify([input.action, input.type, payload]),
  );
  if (!isNew) {
    const at = context.services.clock.now().toISOString();
    if (message) await countCrash(context.services.database.db, { _id: newId(), message, at });
    return;
  }
  await write(context, 'insertLogit', async ({ db, now, audit }) => {
    const _id = newId();
    const groupId = message && (await countCrash(db, { _id: newId(), message, at: now }));
    await insertLogitRow(db, {
      _id,
      at: now,
      userId,
      action: input.action,
      type: input.type,
      payload: keptPayload(input),
      ...recordIn(payload),
      groupId,
    });
    audit({ entity: 'logit', entityId: _id });
  });
}

type Source = 'ACTION' | 'REPORT';
type Request = Omit<ListRequest, 'regions'>;

/** The log: what was done, or what the apps reported; one page, without secrets. */
export async function listLogits(
  context: Context,
  { filter, ...request }: Request,
): Promise<List<Logit>> {
  const { source, ...rest } = filter ?? {};
  const list = source === 'REPORT' ? reportsList : actionsList;
  const { items, total } = await list.read(context.db, {
    ...request,
    filter: rest,
    regions: 'all',
  });
  return { total, items: items.map(shown) };
}

/** One entry of the log. @throws DomainError NOT_FOUND. */
export async function readLogit(
  context: Context,
  source: Source,
  id: string,
  relations: ReadonlySet<string>,
): Promise<Logit> {
  const list = source === 'REPORT' ? reportsList : actionsList;
  const found = await list.one(context.db, id, { regions: 'all', relations });
  if (!found) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return shown(found);
}

/** Crashes by what they said; one page. */
export const listLogitGroups = (context: Context, request: Request): Promise<List<LogitGroup>> =>
  logitGroupsList.read(context.db, { ...request, regions: 'all' });

/** Rows that were kept before a pattern of secrets was known are cut when they are read. */
function shown(entry: Logit): Logit {
  return entry.payload ? { ...entry, payload: withoutSecrets(entry.payload) } : entry;
}
