import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printedSchema, schemaFile } from './print-schema.ts';

describe('the contract', () => {
  it('in schema.graphql is what the code serves (run `pnpm schema` after a change)', () => {
    expect(readFileSync(schemaFile, 'utf8')).toBe(printedSchema());
  });
});
