import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../launch/project.mjs';
import { lackingIds, sortedJson, sortedProgram } from './sort-texts.ts';

const program = `export const texts = {
  'b.two': 'It\\'s two',
  'a.long':
    'A long text',
  "a.b-c": "It's",
} as const;
`;

describe('the catalogue', () => {
  it('is put in the order of its ids', () => {
    expect(sortedProgram(program)).toBe(
      `export const texts = {\n  "a.b-c": "It's",\n  'a.long':\n    'A long text',\n  'b.two': 'It\\'s two',\n} as const;\n`,
    );
    expect(sortedJson('{"b":"2","a":"1"}')).toBe('{\n  "a": "1",\n  "b": "2"\n}');
  });

  it('is left alone where a line is no entry', () => {
    expect(() => sortedProgram(program.replace("'a.long'", '// why\n  a'))).toThrow(
      'Not understood',
    );
  });

  it('names what a locale lacks', () => {
    expect(lackingIds(program, '{"a.long":"x"}')).toEqual(['b.two', 'a.b-c']);
  });

  it('has every text of every English file', () => {
    for (const file of globSync('packages/i18n/catalogue/*/en.ts', { cwd: projectRoot })) {
      const text = readFileSync(join(projectRoot, file), 'utf8');
      expect(() => sortedProgram(text)).not.toThrow();
    }
  });
});
