import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../launch/project.mjs';
import { listFiles } from '../source-hash.ts';
import { checkOperations } from './check-operations.ts';

const schema = buildSchema(`
  type Query { user: User }
  type User { _id: ID! name: String old: String @deprecated(reason: "use name") groups: [Group!]! }
  type Group { _id: ID! title: String! }
`);

const check = (...sources: string[]) =>
  checkOperations(
    schema,
    sources.map((source, at) => ({ path: `${at}.graphql`, source })),
  );

describe('checkOperations', () => {
  it('accepts operations whose entities carry their key, directly or by a fragment', () => {
    const page = 'query Page { user { ...Card_user groups { _id title } } }';
    expect(check(page, 'fragment Card_user on User { _id name }')).toEqual([]);
    const nested = 'fragment Card_user on User { ...Facts name } fragment Facts on User { _id }';
    expect(check(page, nested)).toEqual([]);
  });

  it('knows the directive by which the client spreads a fragment unmasked', () => {
    const card = 'fragment Card_user on User { _id name }';
    expect(check('query Page { user { ...Card_user @unmask } }', card)).toEqual([]);
    expect(check('query Page { user @unmask { ...Card_user } }', card)).toHaveLength(1);
  });

  it('names an entity without its key', () => {
    expect(check('query Page { user { _id groups { title } } }')).toEqual([
      '0.graphql: Group without _id',
    ]);
  });

  it('names what the schema does not have or has given up', () => {
    expect(check('query Page { user { _id age } }')).toHaveLength(1);
    expect(check('query Page { user { _id old } }')[0]).toContain('deprecated');
  });

  it('names a fragment that nothing spreads', () => {
    const [complaint] = check('query Page { user { _id } }', 'fragment Card on User { _id }');
    expect(complaint).toContain('"Card" is never used');
  });
});

describe('the operations of the apps', () => {
  const real = buildSchema(
    readFileSync(join(projectRoot, 'packages/server/schema.graphql'), 'utf8'),
  );

  const homes = ['portal/src', 'admin/src', 'packages/auth/src', 'packages/upload/src'];

  it.each(homes)('in %s are in order', (folder) => {
    const files = listFiles(projectRoot, [folder], (path) => path.endsWith('.graphql'));
    const sources = files.map((path) => {
      return { path, source: readFileSync(join(projectRoot, path), 'utf8') };
    });
    expect(checkOperations(real, sources)).toEqual([]);
  });
});
