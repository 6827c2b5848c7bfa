import { logits } from '../../platform/audit.table.ts';
import type { Db } from '../../platform/database.ts';

export async function insertLogitRow(db: Db, row: typeof logits.$inferInsert): Promise<void> {
  await db.insert(logits).values(row);
}
