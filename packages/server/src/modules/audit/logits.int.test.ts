import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logits } from '../../platform/audit.table.ts';
import { personaId } from '../../seed/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const REPORT = 'mutation ($input: LogitInput!) { insertLogit(logitInput: $input) }';

describe('reports of the apps', () => {
  it('belong to the person of the session, whoever the browser claims to be', async () => {
    const student = await app.as('student');
    const input = { userId: personaId('superadmin'), action: 'crash', type: 'error', payload: 'x' };
    expect(await student.codeOf(REPORT, { input })).toBeUndefined();
    expect(await app.services.database.db.select().from(logits)).toMatchObject([
      { userId: personaId('student'), action: 'crash', type: 'error', payload: 'x' },
    ]);
  });

  it('are bounded in size', async () => {
    const input = { action: 'crash', type: 'error', payload: 'x'.repeat(20_001) };
    expect(await app.anonymous().codeOf(REPORT, { input })).toBe('INVALID');
  });
});
