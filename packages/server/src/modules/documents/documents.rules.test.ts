import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/viewer.ts';
import { audiencesOf, DocumentInputSchema, MAX_CONTENT } from './documents.rules.ts';

const input = { title: 'Exam Rules', content: '<p>x</p>', permissions: [], published: false };
const refused = (change: object) =>
  DocumentInputSchema.safeParse({ ...input, ...change }).error?.issues.map(({ path }) => path[0]);

describe('a document', () => {
  it.each([
    { title: 'Правила' },
    { title: 'x'.repeat(200) },
    { content: 'x'.repeat(MAX_CONTENT) },
    { permissions: ['STUDENT', 'REPORTS_ADMIN'] },
    { published: true },
  ])('may have %j', (change) => {
    expect(refused(change)).toBeUndefined();
  });

  it.each([
    ['title', ''],
    ['title', '   '],
    ['title', 'x'.repeat(201)],
    ['title', 'two\nlines'],
    ['title', 'nul\0'],
    ['title', 'half \uD800'],
    ['content', ''],
    ['content', 'x'.repeat(MAX_CONTENT + 1)],
    ['permissions', ['TEACHER']],
    ['permissions', ['student']],
  ])('is refused for its %s', (field, value) => {
    expect(refused({ [field]: value })).toEqual([field]);
  });
});

describe('the audiences of a person', () => {
  const viewer: Viewer = {
    _id: 'u',
    fullName: 'U',
    locale: 'en',
    tokenHash: '',
    roles: ['user'],
    regionRoles: [],
    regionIds: [],
    termsAccepted: true,
    impersonatorId: null,
  };

  it('are none by the role that everybody has', () => {
    expect(audiencesOf(viewer)).toEqual([]);
  });

  it('follow the roles that are held everywhere', () => {
    expect(audiencesOf({ ...viewer, roles: ['admin', 'manager', 'user'] })).toEqual([
      'MANAGER',
      'ADMIN',
    ]);
    expect(audiencesOf({ ...viewer, roles: ['reportsAdmin', 'user'] })).toEqual(['REPORTS_ADMIN']);
  });

  it('follow a role that is held in one region only', () => {
    const regionRoles = [
      { regionId: 'r', slug: 'R', roleNames: ['manager' as const, 'user' as const] },
    ];
    expect(audiencesOf({ ...viewer, regionRoles })).toEqual(['MANAGER']);
  });
});
