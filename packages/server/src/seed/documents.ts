import { cleanHtml, wordsOf } from '../platform/clean-html.ts';
import { documents } from '../modules/documents/documents.table.ts';
import type { Db } from '../platform/database.ts';
import { daysFrom } from './days.ts';
import { documentPlans } from './document-plans.ts';
import { personaId } from './people.ts';

const documentId = (key: string): string => `document-${key}`;

/** The college's handbook, rules and guides; one of them is still being written. */
export async function seedDocuments(db: Db, now: Date): Promise<void> {
  for (const { key, title, audiences = [], draft = false, writtenDaysAgo, html } of documentPlans) {
    const content = await cleanHtml(html);
    await db.insert(documents).values({
      _id: documentId(key),
      version: 1,
      createdAt: daysFrom(now, -writtenDaysAgo - 60).toISOString(),
      updatedAt: daysFrom(now, -writtenDaysAgo).toISOString(),
      createdBy: personaId('superadmin'),
      updatedBy: personaId('superadmin'),
      title,
      content,
      words: await wordsOf(content),
      permissions: [...audiences],
      published: !draft,
    });
  }
}
