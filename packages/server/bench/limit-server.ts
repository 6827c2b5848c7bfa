import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { z } from 'zod';
import { saveOperation } from './answer-operation.ts';
import { operations } from './operations.ts';

/**
 * The limit: what one hand-written prepared statement behind bare `node:http` reaches. No session, no
 * rights, no GraphQL: nothing can be faster on this engine and machine.
 */
const [, , port = '0', engine = 'postgres', place = ''] = process.argv;
const all = [...operations, saveOperation([])];
const Body = z.object({ operation: z.string(), variables: z.record(z.string(), z.unknown()) });

type Ask = (name: string, sql: string, values: unknown[]) => Promise<string>;

async function open(): Promise<Ask> {
  if (engine === 'pglite') {
    const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
    const client = await PGlite.create({ dataDir: place, extensions: { pg_trgm } });
    return async (_name, sql, values) =>
      (await client.query<{ body: string }>(sql, values)).rows[0]?.body ?? '';
  }
  const pool = new pg.Pool({ connectionString: place, max: 10 });
  return async (name, sql, values) =>
    (await pool.query<{ body: string }>({ name, text: sql, values })).rows[0]?.body ?? '';
}

const ask = await open();

async function answer(request: IncomingMessage): Promise<string> {
  const { operation, variables } = Body.parse(JSON.parse(await text(request)));
  const found = all.find((each) => each.name === operation);
  return found ? ask(found.name, found.sql, found.parameters(variables)) : '';
}

const server = createServer((request, response) => {
  answer(request).then(
    (body) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    },
    (error: unknown) => {
      response.writeHead(500).end(String(error));
    },
  );
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`ready ${typeof address === 'object' && address ? address.port : ''}\n`);
});
