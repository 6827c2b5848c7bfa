import { expect, test } from 'vitest';
import { englishMessages } from '@lampstand/i18n/testing';
import { createTranslator } from '@lampstand/i18n';
import { told } from './told-value.ts';

const t = createTranslator({ locale: 'en', messages: englishMessages });

test('a question of a form is told by its words, and without its id', () => {
  const names = { 'fields.kind': { CHOICE: 'resources.request-form.kindChoice' } } as const;
  const field = { _id: 'f-1', kind: 'CHOICE', label: 'Day', help: null, required: true };
  expect(told('fields', [{ ...field, choices: ['Mon', 'Fri'] }], { t, names })).toEqual({
    kind: 'lines',
    lines: [
      {
        kind: 'lines',
        lines: ['Day · One of several choices · Must be answered', 'Mon', 'Fri'].map((words) => ({
          kind: 'text',
          text: words,
        })),
      },
    ],
  });
});

test('a text in one language among others is told with its language', () => {
  const biographies = [{ locale: 'de_DE', text: 'Lehrt seit 1998.' }];
  expect(told('biographies', biographies, { t, names: {} })).toEqual({
    kind: 'lines',
    lines: [{ kind: 'text', text: 'Deutsch: Lehrt seit 1998.' }],
  });
});

test('parts and the key of a question are told by what somebody wrote', () => {
  const part = { _id: 'a-1', role: 'CHOICE', texts: [{ locale: 'en', text: 'Ruth' }] };
  expect(told('parts', [part], { t, names: {} })).toEqual({
    kind: 'lines',
    lines: [{ kind: 'lines', lines: [{ kind: 'text', text: 'English: Ruth' }] }],
  });
  const key = {
    choiceIds: ['a-1'],
    order: ['a-1'],
    number: '40',
    accepted: ['forty'],
    partial: true,
  };
  expect(told('key', key, { t, names: {} })).toEqual({ kind: 'text', text: '40 · forty' });
});
