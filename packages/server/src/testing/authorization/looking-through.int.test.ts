import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../graphql/schema.ts';
import { impersonationRuleOf } from '../../graphql/looking-through.ts';
import { sessions } from '../../modules/identity/identity.table.ts';
import { cookieName } from '../../modules/identity/session-cookie.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { personaId } from '../../seed/people.ts';
import type { PersonaKey } from '../../seed/personas.ts';
import { everyTable } from '../every-table.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { tries } from './attempts-at.ts';
import { makeFixtures } from './fixtures.ts';
import { makeSpares } from './spares.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await makeFixtures(app.services.database.db);
  await makeSpares(app.services.database.db);
});
afterAll(() => app.close());

const HOUR_MS = 3_600_000;

/** A browser in which the superadmin looks through a persona's eyes. */
async function lookingThrough(persona: PersonaKey, raised = false): Promise<TestClient> {
  const client = app.anonymous();
  const token = newToken();
  const now = app.clock.now();
  const later = new Date(now.getTime() + HOUR_MS).toISOString();
  await app.services.database.db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: personaId(persona),
    impersonatorId: personaId('superadmin'),
    createdAt: now.toISOString(),
    lastSeenAt: now.toISOString(),
    expiresAt: later,
    ...(raised ? { raisedUntil: later, raiseReason: 'helps out' } : {}),
  });
  client.keep(cookieName(false), token);
  return client;
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const queries = Object.keys(schema.getQueryType()?.getFields() ?? {});
const personas = ['student', 'facilitator', 'regionAdmin', 'admin'] as const;

const ask = async (browser: TestClient, name: string) => {
  const attempt = tries[name];
  const answer = await browser.send(attempt?.query ?? '', { ...attempt?.variables });
  return answer.errors?.[0];
};

const CELLS: Readonly<Record<string, string>> = { FORBIDDEN: '-', NOT_FOUND: '0' };

/** What does not count as a change: that somebody is there, and what the queue does by itself. */
async function kept() {
  const all = await everyTable(app.services.database.db);
  return new Map([...all].filter(([table]) => !['sessions', 'rate_limits'].includes(table)));
}

describe('somebody who only looks through another person’s eyes', () => {
  it.each(personas)('changes nothing by any query or mutation, as the %s', async (persona) => {
    const browser = await lookingThrough(persona);
    const before = await kept();
    for (const name of queries) await ask(browser, `Query.${name}`);
    for (const { name, ...field } of mutations) {
      if (impersonationRuleOf(field) === 'open') continue;
      const error = await ask(browser, `Mutation.${name}`);
      expect({ [name]: error?.extensions.code }).toEqual({ [name]: 'FORBIDDEN' });
    }
    const after = await kept();
    for (const [table, rows] of before)
      expect({ [table]: after.get(table) }).toEqual({ [table]: rows });
  });

  it('may end the look, raise it and have a crash written down, and nothing else', () => {
    const open = mutations.filter((field) => impersonationRuleOf(field) === 'open');
    expect(open.map(({ name }) => name).toSorted()).toEqual([
      'insertLogit',
      'logoutUser',
      'raiseImpersonation',
    ]);
  });
});

describe('somebody who acts for another person', () => {
  it('is answered as it is written down', async () => {
    const lines: string[] = [];
    for (const field of mutations.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const rule = impersonationRuleOf(field);
      const cells: string[] = [];
      for (const persona of personas) {
        // Each try has a session of its own: one of them logs out.
        const error = await ask(await lookingThrough(persona, true), `Mutation.${field.name}`);
        cells.push(error ? (CELLS[error.extensions.code ?? ''] ?? '+') : '+');
      }
      lines.push(
        `${field.name.padEnd(34)}${[rule, ...cells].map((cell) => cell.padEnd(13)).join('')}`.trimEnd(),
      );
    }
    const head = `${''.padEnd(34)}${['rule', ...personas].map((each) => each.padEnd(13)).join('')}`;
    await expect(`${[head.trimEnd(), ...lines].join('\n')}\n`).toMatchFileSnapshot(
      './looking-through.txt',
    );
    const opened = lines.filter((line) => / never .*\+/.test(line));
    expect(opened).toEqual([]);
  }, 240_000);

  it('never does what people do in their own name', () => {
    const own =
      /password|passkey|factor|session|email|mail|address|terms|exam(Answer|Attempt|Presence)|submi|appeal|transcript|request|message|erase|merge|export|grade|result|import|user(?!Profile)|activ|progress|markLessonRead|markNotifications|note|calendar|login|account|accommodation|d2l/i;
    const wrong = mutations.filter(
      (field) =>
        impersonationRuleOf(field) === 'raised' &&
        own.test(field.name) &&
        field.name !== 'updateUserProfile',
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
