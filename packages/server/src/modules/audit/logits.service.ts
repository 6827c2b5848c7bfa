import { type Context, write } from '../../graphql/context.ts';
import { newId } from '../../platform/id.ts';
import { insertLogitRow } from './logits.repo.ts';
import type { LogitInput } from './logits.rules.ts';

/**
 * Keeps what an app reports: an action, or a crash. Whose report it is comes from the session; what
 * the browser claims about that is not believed.
 */
export async function insertLogit(context: Context, input: LogitInput): Promise<void> {
  const userId = context.viewer?._id ?? null;
  await write(context, 'insertLogit', async ({ db, now, audit }) => {
    const _id = newId();
    await insertLogitRow(db, {
      _id,
      at: now,
      userId,
      action: input.action,
      type: input.type,
      payload: input.payload ?? null,
    });
    audit({ entity: 'logit', entityId: _id });
  });
}
