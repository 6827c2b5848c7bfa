import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mayVisit, roles, routes, withImpliedRoles } from '@lampstand/access';
import { schema } from '../../graphql/schema.ts';
import { personaId } from '../../seed/people.ts';
import type { PersonaKey } from '../../seed/personas.ts';
import { actors } from '../../testing/authorization/actors.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { PermissionRule } from './permissions.rules.ts';
import { permissionRules } from './permissions.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const HERE = 'region-cape-town';
const ASK =
  'query ($userId: ID!, $ruleId: ID!, $regionId: ID) { permissionAnswer(userId: $userId, ruleId: $ruleId, regionId: $regionId) { allowed reason role regions } }';

const rules = permissionRules(schema);
const fieldRules = rules.filter(({ kind }) => kind !== 'PAGE');
/** The kind of record that they are asked about decides besides: its own rules say who may read it. */
const decidedByKind: readonly string[] = ['Query.recordHistory', 'Mutation.restoreRecord'];
const decidedRules = fieldRules.filter(({ _id }) => !decidedByKind.includes(_id));
/** Columns of the matrix that are people, each in a session of their own. */
const personas = actors.flatMap(({ name, persona, impersonatedBy, expired }) =>
  persona !== null && !impersonatedBy && !expired ? [{ name, persona }] : [],
);

/**
 * What the server did with every try, as the authorization matrix wrote it down; its own test fails
 * where a root field has no row.
 */
function oracle(): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const file = new URL('../../testing/authorization/matrix.txt', import.meta.url);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [field = '', ...cells] = line.split(/\s+/);
      return [field, Object.fromEntries(actors.map(({ name }, at) => [name, cells[at] ?? '']))];
    }),
  );
}

const Verdict = z.object({
  allowed: z.boolean(),
  reason: z.string(),
  role: z.string().nullable(),
  regions: z.array(z.string()),
});

/** What the screen answers about a persona, rule by rule, asked by a superadmin. */
async function answersOf(persona: PersonaKey, asked: readonly PermissionRule[], regionId?: string) {
  const superadmin = await app.as('superadmin');
  const answers = [];
  for (const { _id } of asked) {
    const { permissionAnswer: verdict } = await superadmin.read(
      z.object({ permissionAnswer: Verdict }),
      ASK,
      { userId: personaId(persona), ruleId: _id, ...(regionId ? { regionId } : {}) },
    );
    answers.push({ _id, verdict });
  }
  return answers;
}

/** Some tries name a record that nobody has, to change nothing. */
const wasReached = (row: Readonly<Record<string, string>> = {}): boolean =>
  Object.values(row).includes('+');

/** A single record of Cape Town is named by the try; lists and new records are cut elsewhere. */
const namesARecord = (id: string): boolean => {
  const [type = '', name = ''] = id.split('.');
  const root = { Query: schema.getQueryType(), Mutation: schema.getMutationType() }[type];
  const field = root?.getFields()[name];
  const answersOne = !String(field?.type).startsWith('[');
  const named = (field?.args ?? []).filter((arg) => String(arg.type) === 'ID!');
  return answersOne && named.length === 1;
};

describe('the permission matrix', () => {
  it('has a row for every root field and every address, and no other', () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const fields = roots.flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
    );
    expect(fieldRules.map(({ _id }) => _id)).toEqual(fields);
    expect(rules.filter(({ kind }) => kind === 'PAGE').map(({ name }) => name)).toEqual(
      routes.map(({ path }) => path),
    );
  });

  it.each(personas)('says of $name what the server does', async ({ name, persona }) => {
    const written = oracle();
    const wrong: string[] = [];
    const tried = decidedRules.filter(({ _id }) => written.has(_id));
    const answers = await answersOf(persona, tried);
    for (const { _id, verdict } of answers) {
      const did = written.get(_id)?.[name];
      // A record that a person may not reach looks absent; what is not theirs to use is refused.
      const own = verdict.reason === 'MEMBER' || verdict.reason === 'SIGNED_IN';
      const fits = verdict.allowed ? own || did !== '-' : did === '-';
      if (!fits) wrong.push(`${_id}: ${verdict.reason}, but the server ${did}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(personas)('says of $name in Cape Town what the server does there', async (actor) => {
    const written = oracle();
    const cut = decidedRules.filter(
      ({ _id, needs }) =>
        wasReached(written.get(_id)) &&
        namesARecord(_id) &&
        needs.some(({ scope }) => scope === 'role'),
    );
    const answers = await answersOf(actor.persona, cut, HERE);
    const said = answers.map(({ _id, verdict }) => [_id, verdict.allowed]);
    const did = cut.map(({ _id }) => [_id, written.get(_id)?.[actor.name] === '+']);
    expect(said).toEqual(did);
  });

  it.each(roles)(
    'says of the addresses for a %s what the table of addresses says',
    async (role) => {
      const Rules = z.object({
        permissionRules: z.array(
          z.object({
            name: z.string(),
            kind: z.string(),
            cells: z.array(
              z.object({
                role: z.string().nullable(),
                everywhere: z.boolean(),
                answer: z.string(),
              }),
            ),
          }),
        ),
      });
      const admin = await app.as('regionAdmin');
      const { permissionRules: read } = await admin.read(
        Rules,
        '{ permissionRules { name kind cells { role everywhere answer } } }',
      );
      for (const { name, cells } of read.filter(({ kind }) => kind === 'PAGE')) {
        const cell = cells.find((each) => each.role === role && each.everywhere);
        const may = mayVisit({ roles: withImpliedRoles([role]), regionRoles: [] }, name);
        expect([name, cell?.answer !== 'NO']).toEqual([name, may]);
      }
    },
  );
});

describe('why somebody may or may not', () => {
  const ask = async (of: PersonaKey, ruleId: string, regionId?: string) => {
    const rule = rules.filter(({ _id }) => _id === ruleId);
    const [answer] = await answersOf(of, rule, regionId);
    return answer?.verdict;
  };

  it.each([
    ['student', 'Query.translations', undefined, true, 'ANYBODY'],
    ['student', 'Query.dashboard', undefined, true, 'MEMBER'],
    ['newcomer', 'Query.dashboard', undefined, false, 'TERMS_OPEN'],
    ['newcomer', 'Mutation.acceptTerms', undefined, true, 'SIGNED_IN'],
    ['student', 'Query.users', undefined, false, 'ROLE_MISSING'],
    ['admin', 'Query.users', undefined, true, 'ROLE_EVERYWHERE'],
    ['regionAdmin', 'Query.users', HERE, true, 'ROLE_IN_REGION'],
    ['regionAdmin2', 'Query.users', HERE, false, 'ROLE_NOT_IN_REGION'],
    ['regionAdmin2', 'Query.courses', HERE, true, 'ROLE_IN_REGION'],
    ['regionAdmin', 'Mutation.createCourse', undefined, false, 'ROLE_NOT_EVERYWHERE'],
    ['manager', 'Page./groups', undefined, true, 'ROLE_IN_REGION'],
    ['manager', 'Page./users', undefined, false, 'ROLE_MISSING'],
  ] as const)('%s, %s in %s: %s, %s', async (persona, ruleId, regionId, allowed, reason) => {
    expect(await ask(persona, ruleId, regionId)).toMatchObject({ allowed, reason });
  });

  it('names the role and the regions in which it is held', async () => {
    expect(await ask('regionAdmin', 'Query.groups')).toMatchObject({
      role: 'manager',
      regions: ['Cape-Town'],
    });
  });

  it('is one statement besides the session', async () => {
    const admin = await app.as('admin');
    const asked = { userId: personaId('student'), ruleId: 'Query.users' };
    expect(await statementsOf(app, () => admin.send(ASK, asked))).toHaveLength(2);
  });

  it('looks absent for people and regions of others, and for rules that do not exist', async () => {
    const abroad = await app.as('regionAdmin2');
    const userId = personaId('student');
    const own = personaId('student2');
    expect(await abroad.codeOf(ASK, { userId, ruleId: 'Query.users' })).toBe('NOT_FOUND');
    expect(await abroad.codeOf(ASK, { userId: own, ruleId: 'Query.users' })).toBeUndefined();
    const elsewhere = { userId: own, ruleId: 'Query.users', regionId: HERE };
    expect(await abroad.codeOf(ASK, elsewhere)).toBe('NOT_FOUND');
    expect(await abroad.codeOf(ASK, { userId: own, ruleId: 'Query.nothing' })).toBe('NOT_FOUND');
  });

  it.each(['student', 'manager', 'reportsAdmin'] as const)('is refused to %s', async (persona) => {
    const asked = { userId: personaId('student'), ruleId: 'Query.users' };
    const person = await app.as(persona);
    expect(await person.codeOf(ASK, asked)).toBe('FORBIDDEN');
    expect(await person.codeOf('{ permissionRules { _id } }')).toBe('FORBIDDEN');
  });

  it('asks a stranger to log in', async () => {
    expect(await app.anonymous().codeOf('{ permissionRules { _id } }')).toBe('UNAUTHENTICATED');
  });
});
