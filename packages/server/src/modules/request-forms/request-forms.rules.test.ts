import { describe, expect, it, test } from 'vitest';
import { DomainError } from '../../platform/errors.ts';
import {
  checkForm,
  checkReply,
  type FieldKind,
  fieldsOf,
  fillIn,
  type FormField,
  isSameRequest,
  RequestFormInputSchema,
  type RequestFormInput,
} from './request-forms.rules.ts';

const field = (kind: FieldKind, change: Partial<FormField> = {}): FormField => ({
  _id: 'f',
  kind,
  label: 'What?',
  help: null,
  required: false,
  choices: kind === 'CHOICE' ? ['A', 'B'] : [],
  ...change,
});

const input = (fields: readonly FormField[], published = true): RequestFormInput =>
  RequestFormInputSchema.parse({
    title: 'Letter',
    audiences: [],
    regionIds: [],
    groupIds: [],
    published,
    fields,
  });

/** The messages of the fields that are refused. */
function refused(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.fromEntries(Object.entries(error.fields).map(([name, { key }]) => [name, key]));
  }
  return {};
}

describe('a form', () => {
  it('asks something before it is published', () => {
    expect(refused(() => checkForm(input([])))).toEqual({
      fields: 'errors.requests.fieldNeeded',
    });
    expect(refused(() => checkForm(input([], false)))).toEqual({});
  });

  it.each([
    [[], 'errors.requests.choicesNeeded'],
    [['A'], 'errors.requests.choicesNeeded'],
    [['A', 'A'], 'errors.requests.choicesNeeded'],
    [['A', 'B'], undefined],
  ])('lets people choose among %j: %s', (choices, problem) => {
    const found = refused(() => checkForm(input([field('CHOICE', { choices })])));
    expect(found['fields.0.choices']).toBe(problem);
  });

  it('has no field twice', () => {
    const found = refused(() => checkForm(input([field('TEXT'), field('DATE')])));
    expect(found).toEqual({ 'fields.1._id': 'errors.mustBeUnique' });
  });

  it.each(['a\0b', '\ud800'])('holds only what the database can keep, not %j', (label) => {
    const form = { ...input([]), fields: [field('TEXT', { label })] };
    expect(RequestFormInputSchema.safeParse(form).success).toBe(false);
  });

  it('keeps choices only where they are chosen from, and gives new fields an id', () => {
    const form = input([
      field('TEXT', { choices: ['left', 'over'] }),
      field('CHOICE', { _id: 'c', help: '' }),
    ]);
    const [, second] = form.fields;
    const fresh = { ...field('TEXT'), _id: null, choices: [] };
    const fields = fieldsOf({ ...form, fields: [fresh] }, () => 'new');
    expect(fields.map(({ _id, choices }) => [_id, choices])).toEqual([['new', []]]);
    expect(fieldsOf(form, () => 'new').map(({ choices }) => choices)).toEqual([[], ['A', 'B']]);
    expect(second?.help || null).toBeNull();
  });
});

test.each<[FieldKind, string, string | undefined]>([
  ['TEXT', 'x'.repeat(300), undefined],
  ['TEXT', 'x'.repeat(301), 'errors.tooLong'],
  ['TEXT', 'a\0b', 'errors.invalidValue'],
  ['LONG_TEXT', 'first\nsecond', undefined],
  ['LONG_TEXT', 'x'.repeat(5001), 'errors.tooLong'],
  ['CHOICE', 'B', undefined],
  ['CHOICE', 'C', 'errors.invalidValue'],
  ['DATE', '2028-02-29', undefined],
  ['DATE', '2026-02-29', 'errors.invalidDate'],
  ['DATE', 'tomorrow', 'errors.invalidDate'],
  ['YES_NO', 'NO', undefined],
  ['YES_NO', 'maybe', 'errors.invalidValue'],
  ['TEXT', '  ', undefined],
])('a field of the kind %s with %j is refused by %s', (kind, value, problem) => {
  const found = refused(() => fillIn([field(kind)], [{ fieldId: 'f', value }]));
  expect(found['f']).toBe(problem);
});

describe('filling in', () => {
  it('tells of each field what is wrong with it', () => {
    const fields = [
      field('TEXT', { _id: 'name', required: true }),
      field('YES_NO', { _id: 'paper', required: true }),
      field('DATE', { _id: 'day' }),
    ];
    const given = [
      { fieldId: 'name', value: ' ' },
      { fieldId: 'other', value: 'x' },
      { fieldId: 'day', value: '2026-03-02' },
      { fieldId: 'day', value: '2026-03-03' },
    ];
    expect(refused(() => fillIn(fields, given))).toEqual({
      name: 'errors.fieldRequired',
      paper: 'errors.fieldRequired',
      other: 'errors.invalidValue',
      day: 'errors.invalidValue',
    });
  });

  it('keeps the words of the questions, in their order, and says what was left empty', () => {
    const fields = [field('TEXT', { _id: 'a', label: 'First' }), field('DATE', { _id: 'b' })];
    expect(fillIn(fields, [{ fieldId: 'a', value: ' me ' }])).toEqual([
      { fieldId: 'a', kind: 'TEXT', label: 'First', value: 'me' },
      { fieldId: 'b', kind: 'DATE', label: 'What?', value: null },
    ]);
  });
});

test('a call is repeated when form and answers are the same', () => {
  const values = fillIn([field('TEXT')], [{ fieldId: 'f', value: 'me' }]);
  const made = { formId: 'letter', values };
  expect(isSameRequest(made, 'letter', [{ fieldId: 'f', value: 'me ' }])).toBe(true);
  expect(isSameRequest(made, 'letter', [{ fieldId: 'f', value: 'you' }])).toBe(false);
  expect(isSameRequest(made, 'letter', [])).toBe(false);
  expect(isSameRequest(made, 'room', [{ fieldId: 'f', value: 'me' }])).toBe(false);
});

test('an office says why it refuses', () => {
  expect(refused(() => checkReply({ status: 'REFUSED', reply: '' }))).toEqual({
    reply: 'errors.fieldRequired',
  });
  expect(refused(() => checkReply({ status: 'DONE', reply: null }))).toEqual({});
});
