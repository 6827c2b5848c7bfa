import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { personaId } from '../../seed/people.ts';
import type { PersonaKey } from '../../seed/personas.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { groups } from '../groups/groups.table.ts';

let app: TestApp;
let superadmin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  superadmin = await app.as('superadmin');
});
afterAll(() => app.close());

const COMMON = [
  'Attendance Rules',
  'Exam Rules',
  'Privacy in Online Exams',
  'Student Handbook',
] as const;
const GUIDE = 'Facilitator Guide';
const MARKING = 'Marking Essays Fairly';
const UPLOAD = 'How to Upload an Assignment';
const ALUMNI = 'Staying in Touch after Graduation';
const DRAFT = 'Library Opening Hours';
const ALL = [...COMMON, GUIDE, MARKING, UPLOAD, ALUMNI];

const readable: readonly (readonly [PersonaKey, readonly string[]])[] = [
  ['student', [...COMMON, UPLOAD]],
  ['student2', [...COMMON, UPLOAD]],
  ['graduate', [...COMMON, ALUMNI]],
  ['facilitator', [...COMMON, UPLOAD, GUIDE, MARKING]],
  ['manager', COMMON],
  ['regionAdmin', [...COMMON, MARKING]],
  ['admin', [...COMMON, MARKING]],
  ['superadmin', ALL],
  ['reportsAdmin', COMMON],
];

const Published = z.object({
  publishedDocuments: z.array(z.object({ title: z.string(), beginning: z.string() })),
});
const Found = z.object({
  documentByTitle: z.object({
    _id: z.string(),
    title: z.string(),
    content: z.string(),
    permissions: z.array(z.string()),
    published: z.boolean(),
    updatedByName: z.string().nullable(),
  }),
});
const BY_TITLE =
  'query ($title: String!) { documentByTitle(title: $title) { _id title content permissions published updatedByName } }';

async function titlesFor(reader: TestClient, q?: string): Promise<string[]> {
  const { publishedDocuments } = await reader.read(
    Published,
    'query ($q: String) { publishedDocuments(q: $q) { title beginning } }',
    { q },
  );
  return publishedDocuments.map(({ title }) => title);
}

const Written = z.object({ _id: z.string(), version: z.number(), content: z.string() });

async function createDocument(input: object): Promise<z.infer<typeof Written>> {
  const { createDocument: written } = await superadmin.read(
    z.object({ createDocument: Written }),
    'mutation ($input: DocumentInput!) { createDocument(documentInput: $input) { _id version content } }',
    { input: { content: '<p>x</p>', permissions: [], published: true, ...input } },
  );
  return written;
}

const UPDATE =
  'mutation ($id: ID!, $version: Int!, $input: DocumentInput!) { updateDocument(_id: $id, version: $version, documentInput: $input) { version content } }';

describe('documents for readers', () => {
  it.each(readable)(
    'are listed for the %s when they are published and written for them',
    async (persona, titles) => {
      const reader = await app.as(persona);
      expect((await titlesFor(reader)).toSorted()).toEqual(titles.toSorted());
    },
  );

  it.each(readable)(
    'are opened by their titles for the %s, and no others',
    async (persona, titles) => {
      const reader = await app.as(persona);
      for (const title of [...ALL, DRAFT, 'No Such Title']) {
        const answer = await reader.send(BY_TITLE, { title });
        const expected =
          titles.includes(title) || (persona === 'superadmin' && title === DRAFT)
            ? undefined
            : 'NOT_FOUND';
        expect({ title, code: answer.errors?.[0]?.extensions.code }).toEqual({
          title,
          code: expected,
        });
      }
    },
  );

  it('say the same of one that is not there, one of others and one that is not published', async () => {
    const student = await app.as('student');
    const answers = await Promise.all(
      ['No Such Title', GUIDE, DRAFT].map((title) => student.send(BY_TITLE, { title })),
    );
    const said = answers.map(({ data, errors }) => ({ data, error: errors?.[0] }));
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
  });

  it('are found however the title is spelt, and tell who wrote them last', async () => {
    const { documentByTitle } = await (
      await app.as('student')
    ).read(Found, BY_TITLE, { title: ' exam rules ' });
    expect(documentByTitle).toMatchObject({
      title: 'Exam Rules',
      permissions: [],
      published: true,
      updatedByName: 'Daniel Okafor',
    });
    expect(documentByTitle.content).toContain('<h2>Before you start</h2>');
  });

  it('are searched by title and by words, never in those of others', async () => {
    const student = await app.as('student');
    expect(await titlesFor(student, 'EXAM RUL')).toEqual(['Exam Rules', 'Student Handbook']);
    expect(await titlesFor(student, 'flat tyre')).toEqual(['Attendance Rules']);
    expect(await titlesFor(student, 'arriving, praying')).toEqual([]);
    expect(await titlesFor(student, '100% sure')).toEqual([]);
    expect(await titlesFor(student, 'nul\0')).toEqual([]);
    expect(await titlesFor(await app.as('facilitator'), 'arriving')).toEqual([GUIDE]);
  });

  it('are gone for a facilitator as soon as the last group is archived', async () => {
    const facilitator = await app.as('facilitator');
    const { db } = app.services.database;
    await db.update(groups).set({ archived: true });
    try {
      expect((await titlesFor(facilitator)).toSorted()).toEqual(COMMON.toSorted());
    } finally {
      await db.update(groups).set({ archived: false });
    }
  });

  it('cost one statement besides the session, whatever their number', async () => {
    const student = await app.as('student');
    expect(await countStatements(app, () => titlesFor(student))).toBe(2);
    expect(await countStatements(app, () => student.send(BY_TITLE, { title: 'Exam Rules' }))).toBe(
      2,
    );
  });
});

describe('the list of all documents', () => {
  const list = async (filter: object, sort?: object) => {
    const { documents } = await superadmin.read(
      z.object({
        documents: z.object({ total: z.number(), items: z.array(z.object({ title: z.string() })) }),
      }),
      'query ($filter: DocumentFilter, $sort: DocumentSort) { documents(filter: $filter, sort: $sort) { total items { title updatedByName } } }',
      { filter, sort },
    );
    expect(documents.total).toBe(documents.items.length);
    return documents.items.map(({ title }) => title);
  };

  it('holds drafts too, by title', async () => {
    expect(await list({})).toEqual([...ALL, DRAFT].toSorted());
  });

  it('is filtered by words, state, audience and id', async () => {
    expect(await list({ q: 'opening hours' })).toEqual([DRAFT]);
    expect(await list({ published: false })).toEqual([DRAFT]);
    expect(await list({ audience: 'FACILITATOR' })).toEqual([GUIDE, UPLOAD, MARKING]);
    expect(await list({ ids: ['document-handbook'] })).toEqual(['Student Handbook']);
  });

  it('is sorted by its last change', async () => {
    expect((await list({}, { field: 'updatedAt', order: 'DESC' }))[0]).toBe(DRAFT);
  });

  it.each(['student', 'facilitator', 'manager', 'regionAdmin', 'admin', 'reportsAdmin'] as const)(
    'is refused to the %s, as one document of it is',
    async (persona) => {
      const client = await app.as(persona);
      expect(await client.codeOf('{ documents { total } }')).toBe('FORBIDDEN');
      expect(await client.codeOf('{ document(_id: "document-handbook") { title } }')).toBe(
        'FORBIDDEN',
      );
    },
  );
});

describe('writing documents', () => {
  it('keeps clean content only, and notes who wrote it', async () => {
    const content = '<p onclick="x()">Hello <script>x()</script><b>all</b></p>';
    const { _id, version, content: kept } = await createDocument({ title: 'Clean', content });
    expect({ version, kept }).toEqual({
      version: 1,
      kept: '<p>Hello <strong>all</strong></p>',
    });
    const [entry] = await app.services.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, _id));
    expect(entry).toMatchObject({
      action: 'createDocument',
      entity: 'document',
      actorId: personaId('superadmin'),
      before: null,
      after: { title: 'Clean', content: '<p>Hello <strong>all</strong></p>', published: true },
    });
  });

  it('refuses a title that another document has, however it is spelt', async () => {
    const answer = await superadmin.send(
      'mutation ($input: DocumentInput!) { createDocument(documentInput: $input) { _id } }',
      { input: { title: 'EXAM  rules', content: 'x', permissions: [], published: false } },
    );
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: { title: 'This value is already taken. It must be unique.' },
    });
  });

  it('refuses content that is empty once it is clean', async () => {
    const answer = await superadmin.send(
      'mutation ($input: DocumentInput!) { createDocument(documentInput: $input) { _id } }',
      {
        input: { title: 'Nothing', content: '<p></p><svg/>', permissions: [], published: false },
      },
    );
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual(['content']);
  });

  it('refuses the second of two people who change the same document', async () => {
    const { _id: id, version } = await createDocument({ title: 'Two Writers' });
    const input = { title: 'Two Writers', content: 'y', permissions: [], published: true };
    expect(await superadmin.codeOf(UPDATE, { id, version, input })).toBeUndefined();
    expect(await superadmin.codeOf(UPDATE, { id, version, input })).toBe('CONFLICT');
  });

  it('takes a document from its readers as soon as it is written for others', async () => {
    const { _id: id, version } = await createDocument({ title: 'For a While' });
    const student = await app.as('student');
    expect(await titlesFor(student, 'for a while')).toEqual(['For a While']);
    const input = {
      title: 'For a While',
      content: 'x',
      permissions: ['FACILITATOR', 'FACILITATOR'],
      published: true,
    };
    await superadmin.send(UPDATE, { id, version, input });
    expect(await titlesFor(student, 'for a while')).toEqual([]);
    expect(await student.codeOf(BY_TITLE, { title: 'For a While' })).toBe('NOT_FOUND');
  });

  it('removes a document for good and keeps its words in the audit', async () => {
    const { _id } = await createDocument({ title: 'Gone', content: '<p>farewell</p>' });
    const remove = `mutation { removeDocument(_id: "${_id}") { title } }`;
    expect(await superadmin.codeOf(remove)).toBeUndefined();
    expect(await superadmin.codeOf(remove)).toBe('NOT_FOUND');
    const entries = await app.services.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, _id));
    expect(entries.map(({ action, before }) => ({ action, before }))).toContainEqual({
      action: 'removeDocument',
      before: expect.objectContaining({ title: 'Gone', content: '<p>farewell</p>' }),
    });
  });
});
