import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { testDatabaseUrl } from '../testing/env.ts';
import { FolderLockedError } from './folder-lock.ts';
import { openPglite } from './pglite.ts';

describe.runIf(testDatabaseUrl() === undefined)('the embedded database', () => {
  it('asks for the disk itself before a change is acknowledged', async () => {
    const app = await createTestApp();
    let flushed = 0;
    const { database } = app.services;
    const flush = database.flush.bind(database);
    Object.assign(database, {
      flush: async () => {
        flushed += 1;
        await flush();
      },
    });
    const student = await app.as('student');
    const before = flushed;
    await student.send('mutation { recordCourseActivity(courseId: "course-bib101") }');
    expect(flushed).toBe(before + 1);
    await app.close();
  });

  it('opens its folder once, and again after it was closed', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-pglite-'));
    const first = await openPglite(folder);
    await first.flush();
    await expect(openPglite(folder)).rejects.toThrow(FolderLockedError);
    await first.close();
    const second = await openPglite(folder);
    await second.ping();
    await second.close();
    rmSync(folder, { recursive: true, force: true });
    expect(first.engine).toBe('pglite');
  }, 60_000);
});
