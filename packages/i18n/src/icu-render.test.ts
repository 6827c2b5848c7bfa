import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { parseMessage, type Part } from './icu-parse.ts';
import { renderMessage } from './icu-render.ts';
import { locales } from './locales.ts';
import { eachText } from './testing/all-texts.ts';

const numbers = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1.5, 1234, 1_000_000];

describe('renderMessage', () => {
  it.each(locales)('writes every text as intl-messageformat does in $code', ({ code, bcp47 }) => {
    const different = eachText(code).flatMap(({ id, text }) => {
      const parts = parseMessage(text);
      const reference = new IntlMessageFormat(text, bcp47, undefined, { ignoreTag: true });
      return numbers.flatMap((number) => {
        const values = valuesFor(parts, number);
        const ours = renderMessage(parts, values, bcp47);
        const theirs = String(reference.format(values));
        return ours === theirs ? [] : [{ id, number, ours, theirs }];
      });
    });
    expect(different).toEqual([]);
  });

  it.each([
    ["It's here", "It's here"],
    ["It''s {name}", "It's 5"],
    ["'{name}' is {name}", '{name} is 5'],
    ["{name, plural, other {'#' is #}}", '# is 5'],
    ["open 'quote", "open 'quote"],
    ["'{' and '}", '{ and }'],
    ['# outside', '# outside'],
    ['{name, number, percent}', '500%'],
    ['{name, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', '5th'],
    ['{name, plural, =5 {five of {name}} one {# a} other {# b}}', 'five of 5'],
  ])('reads %j', (source, text) => {
    expect(renderMessage(parseMessage(source), { name: 5 }, 'en')).toBe(text);
    const reference = new IntlMessageFormat(source, 'en', undefined, { ignoreTag: true });
    expect(reference.format({ name: 5 })).toBe(text);
  });

  it('chooses a branch by a word, and the other one for a word it does not know', () => {
    const parts = parseMessage('{kind, select, exam {an exam} other {a task}}');
    expect(renderMessage(parts, { kind: 'exam' }, 'en')).toBe('an exam');
    expect(renderMessage(parts, { kind: 'essay' }, 'en')).toBe('a task');
    expect(renderMessage(parts, { kind: 'constructor' }, 'en')).toBe('a task');
  });
});

describe('parseMessage', () => {
  it.each([
    'Hello {name',
    'Hello }',
    'Hello {}',
    '{name, date}',
    '{count, plural}',
    '{count, plural, one {#}}',
    '{count, plural, one # other {#}}',
    '{share, number, ::currency/USD}',
  ])('refuses %j and says where', (source) => {
    expect(() => parseMessage(source)).toThrow(/Malformed message at character \d+/);
  });
});

/** A number for what is counted, a word for what is named. */
function valuesFor(parts: readonly Part[], number: number): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const part of parts) {
    if (typeof part === 'string') continue;
    for (const branch of Object.values(part.branches)) {
      Object.assign(values, valuesFor(branch, number));
    }
    if (part.type === '' || part.type === 'select') values[part.name] ??= 'Ruth';
    else values[part.name] = number;
  }
  return values;
}
