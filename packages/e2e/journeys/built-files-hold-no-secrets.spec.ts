import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { passwordOf, personaKeys } from '@lampstand/server/demo';
import { expect, test } from './test.ts';

const project = path.join(import.meta.dirname, '../../..');

/** Names of settings that only the server reads, and marks of keys, sources and this machine. */
const forbidden = [
  'DATABASE_URL',
  'SMTP_URL',
  'SIGNING_SECRET',
  'ENCRYPTION_KEY',
  'CLIENT_SECRET',
  'SSO_KEY',
  'SSO_SECRET',
  'PRIVATE KEY',
  'sourceMappingURL',
  project,
  ...personaKeys.map(passwordOf),
];

for (const app of ['portal', 'admin']) {
  test(`no file of the built ${app} holds a secret`, () => {
    const folder = path.join(project, app, 'dist');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) => /\.(js|css|html|svg|json|txt)$/.test(file));
    expect(texts.length).toBeGreaterThan(30);
    expect(files.filter((file) => /\.(map|ts|tsx|env)$/.test(file))).toEqual([]);
    const found = texts.flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return forbidden.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
    });
    expect(found).toEqual([]);
  });
}
