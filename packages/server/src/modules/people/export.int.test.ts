import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { personaId } from '../../seed/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { hashToken } from '../../platform/token.ts';
import { serveExport } from './export.http.ts';
import { takeExportLink } from './export.repo.ts';
import { exportText } from './export.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const Link = z.object({ exportPerson: z.string() });
const Exported = z.record(z.string(), z.unknown());
const id = personaId('student');
const EXPORT = `mutation { exportPerson(userId: "${id}") }`;

async function fetched(browser: TestClient) {
  const { db } = app.services.database;
  const { exportPerson } = await browser.read(Link, EXPORT);
  const secret = exportPerson.split('/').at(-1) ?? '';
  const now = app.clock.now().toISOString();
  return {
    owner: await takeExportLink(db, hashToken(secret), now),
    again: await takeExportLink(db, hashToken(secret), now),
  };
}

async function textOf(userId: string): Promise<string> {
  const parts: string[] = [];
  for await (const part of exportText(app.services.database.db, userId, 'now')) parts.push(part);
  return parts.join('');
}

describe('the data of a person', () => {
  it('are for the person and for superadmins, by a link that works once', async () => {
    expect(await fetched(await app.as('student'))).toEqual({ owner: id, again: undefined });
    expect(await fetched(await app.as('superadmin'))).toEqual({ owner: id, again: undefined });
    for (const other of ['student2', 'manager', 'regionAdmin', 'admin'] as const) {
      expect(await (await app.as(other)).codeOf(EXPORT)).toBe('FORBIDDEN');
    }
    expect(await app.anonymous().codeOf(EXPORT)).toBe('UNAUTHENTICATED');
    const superadmin = await app.as('superadmin');
    expect(await superadmin.codeOf('mutation { exportPerson(userId: "none") }')).toBe('NOT_FOUND');
  });

  it('end after some minutes', async () => {
    const student = await app.as('student');
    const { exportPerson } = await student.read(Link, EXPORT);
    const later = new Date(app.clock.now().getTime() + 11 * 60_000).toISOString();
    const secret = hashToken(exportPerson.split('/').at(-1) ?? '');
    expect(await takeExportLink(app.services.database.db, secret, later)).toBeUndefined();
  });

  it('hold what refers to the person, and no secrets', async () => {
    const text = await textOf(id);
    const parsed = Exported.parse(JSON.parse(text));
    expect(parsed).toMatchObject({
      person: id,
      'users.id': [{ id, email: 'student@lampstand.example' }],
    });
    expect(Object.keys(parsed).length).toBeGreaterThan(20);
    expect(parsed['attempt_questions']).not.toEqual([]);
    expect(text).not.toMatch(/argon2|password_hash|token_hash|sealed/);
  });

  it('name nobody else by e-mail', async () => {
    const others = (await textOf(id)).match(/[\w.]+@lampstand\.example/g) ?? [];
    expect(new Set(others)).toEqual(new Set(['student@lampstand.example']));
  });

  it('are sent as a file once, and never kept on the way', async () => {
    const student = await app.as('student');
    const { exportPerson } = await student.read(Link, EXPORT);
    const server = createServer((request, response) => {
      void serveExport(app.services, request, response);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = z.object({ port: z.number() }).parse(server.address());
    const address = `http://127.0.0.1:${port}${exportPerson}`;
    const first = await fetch(address);
    expect(first.headers.get('content-disposition')).toMatch(/^attachment; .*\.json"$/);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(Exported.parse(await first.json())).toMatchObject({ person: id });
    expect((await fetch(address)).status).toBe(404);
    server.closeAllConnections();
    server.close();
  });
});
