import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

it('a fault of the configuration is told in words, without a stack, and ends the program', async () => {
  const env = { PATH: process.execPath, PORT: 'the front door', DATABASE_URL: 'mysql://there' };
  const said = await new Promise<{ code: unknown; text: string }>((resolve) => {
    execFile(process.execPath, [main], { env }, (error, _out, text) => {
      resolve({ code: error?.code, text });
    });
  });
  expect(said.code).toBe(1);
  expect(said.text).toContain('PORT');
  expect(said.text).toContain('DATABASE_URL');
  expect(said.text).not.toMatch(/^\s+at /m);
});
