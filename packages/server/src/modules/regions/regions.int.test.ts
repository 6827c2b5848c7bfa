import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const Regions = z.object({
  regions: z.object({
    total: z.number(),
    items: z.array(z.object({ name: z.string(), userCount: z.number() })),
  }),
});
const LIST = '{ regions(filter: { closed: false }) { total items { name userCount } } }';

describe('regions', () => {
  it('shows every open region to the superadmin, never one of zone SYSTEM', async () => {
    const { regions } = await (await app.as('superadmin')).read(Regions, LIST);
    expect(regions.items.map((region) => region.name)).not.toContain('System');
    expect(regions.total).toBe(7);
  });

  it('shows a region admin only the own region', async () => {
    const { regions } = await (await app.as('regionAdmin')).read(Regions, LIST);
    expect(regions.items.map((region) => region.name)).toEqual(['Cape Town']);
  });

  it('refuses a student and a stranger', async () => {
    expect(await (await app.as('student')).codeOf(LIST)).toBe('FORBIDDEN');
    expect(await app.anonymous().codeOf(LIST)).toBe('UNAUTHENTICATED');
  });
});
