import { eq } from 'drizzle-orm';
import { sessions, users } from '../../modules/identity/identity.table.ts';
import { cookieName } from '../../modules/identity/session-cookie.ts';
import { personaId } from '../../seed/people.ts';
import type { PersonaKey } from '../../seed/personas.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import type { TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';

export interface Actor {
  /** Column of the matrix. */
  readonly name: string;
  readonly persona: PersonaKey | null;
  readonly impersonatedBy?: PersonaKey;
  readonly expired?: true;
}

/** Who tries every root field (docs/product/access.md). The records they try are Cape Town's. */
export const actors: readonly Actor[] = [
  { name: 'anonymous', persona: null },
  { name: 'student', persona: 'student' },
  { name: 'other', persona: 'student2' },
  { name: 'facilitator', persona: 'facilitator' },
  { name: 'alumni', persona: 'graduate' },
  { name: 'manager', persona: 'manager' },
  { name: 'regionIn', persona: 'regionAdmin' },
  { name: 'regionOut', persona: 'regionAdmin2' },
  { name: 'admin', persona: 'admin' },
  { name: 'super', persona: 'superadmin' },
  { name: 'reports', persona: 'reportsAdmin' },
  { name: 'impersonator', persona: 'student', impersonatedBy: 'superadmin' },
  { name: 'newcomer', persona: 'newcomer' },
  { name: 'expired', persona: 'superadmin', expired: true },
];

const DAY_MS = 86_400_000;

/** A browser in which the actor is signed in, without the cost of a password. */
export async function browserOf(app: TestApp, actor: Actor): Promise<TestClient> {
  const client = app.anonymous();
  if (actor.persona === null) return client;
  const { db } = app.services.database;
  const token = newToken();
  const now = app.clock.now();
  await db
    .update(users)
    .set({ termsAcceptedAt: null })
    .where(eq(users._id, personaId('newcomer')));
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: personaId(actor.persona),
    impersonatorId: actor.impersonatedBy ? personaId(actor.impersonatedBy) : null,
    createdAt: now.toISOString(),
    lastSeenAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + (actor.expired ? -DAY_MS : DAY_MS)).toISOString(),
  });
  client.keep(cookieName(false), token);
  return client;
}
