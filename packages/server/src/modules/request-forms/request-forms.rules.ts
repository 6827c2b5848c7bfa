import { z } from 'zod';
import { DomainError, type ErrorKey, type ErrorText } from '../../platform/errors.ts';
import { isStorable } from '../../platform/storable-text.ts';
import type { AudienceName } from '../documents/index.ts';

export const fieldKinds = ['TEXT', 'LONG_TEXT', 'CHOICE', 'DATE', 'YES_NO'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** A request begins as new; the offices bring it on. */
export const requestStatuses = ['NEW', 'IN_WORK', 'DONE', 'REFUSED'] as const;

const MOST_FIELDS = 50;
const FEWEST_CHOICES = 2;
const MOST_CHOICES = 50;
/** Characters of an answer. */
const LENGTHS = { TEXT: 300, LONG_TEXT: 5000 } as const;

const text = (max: number) => z.string().trim().max(max).refine(isStorable);

const FieldSchema = z.object({
  _id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .nullish(),
  kind: z.enum(fieldKinds),
  label: text(200).min(1),
  help: text(500).nullish(),
  required: z.boolean(),
  choices: z.array(text(200).min(1)).max(MOST_CHOICES),
});

/** What a form must look like by itself; `checkForm` adds what its parts owe each other. */
export const RequestFormInputSchema = z.object({
  title: text(120).min(1),
  description: text(2000).nullish(),
  // The API's own list of them refuses others.
  audiences: z.array(z.custom<AudienceName>((name) => typeof name === 'string')).max(20),
  regionIds: z.array(z.string()).max(100),
  groupIds: z.array(z.string()).max(200),
  published: z.boolean(),
  fields: z.array(FieldSchema).max(MOST_FIELDS),
});

export type RequestFormInput = z.infer<typeof RequestFormInputSchema>;

/** A question of a form. */
export interface FormField {
  readonly _id: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly help: string | null;
  readonly required: boolean;
  readonly choices: readonly string[];
}

/** A question as it was asked, with what was answered: null where nothing was. */
export interface FilledIn {
  readonly fieldId: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly value: string | null;
}

type Problems = Record<string, ErrorKey | ErrorText>;

/**
 * Whether the parts of a form fit together: something to fill in before it is published, no field
 * twice, choices where they are chosen from.
 * @throws DomainError INVALID; its fields point into the input, such as `fields.0.choices`.
 */
export function checkForm({ published, fields }: RequestFormInput): void {
  const problems: Problems = {};
  if (published && fields.length === 0) problems['fields'] = 'errors.requests.fieldNeeded';
  const seen = new Set<string>();
  for (const [at, { _id, kind, choices }] of fields.entries()) {
    if (_id && seen.has(_id)) problems[`fields.${at}._id`] = 'errors.mustBeUnique';
    if (_id) seen.add(_id);
    if (kind === 'CHOICE' && new Set(choices).size < Math.max(choices.length, FEWEST_CHOICES)) {
      problems[`fields.${at}.choices`] = 'errors.requests.choicesNeeded';
    }
  }
  refuse(problems);
}

/** The fields as they are kept: what a kind has no use for is left out. */
export const fieldsOf = (input: RequestFormInput, newId: () => string): FormField[] =>
  input.fields.map(({ _id, kind, label, help, required, choices }) => ({
    _id: _id || newId(),
    kind,
    label,
    help: help || null,
    required,
    choices: kind === 'CHOICE' ? choices : [],
  }));

/** What a person sends: the answer to a field as a text, YES or NO, a day such as 2026-03-02. */
export const RequestValueSchema = z.object({ fieldId: z.string().max(64), value: z.string() });
export type RequestValue = z.infer<typeof RequestValueSchema>;
export const RequestValuesSchema = z.array(RequestValueSchema).max(MOST_FIELDS);

/**
 * What was filled in, question by question.
 * @throws DomainError INVALID; its fields are the ids of the form's fields.
 */
export function fillIn(fields: readonly FormField[], given: readonly RequestValue[]): FilledIn[] {
  const problems: Problems = {};
  for (const { fieldId } of given) {
    if (!fields.some(({ _id }) => _id === fieldId)) problems[fieldId] = 'errors.invalidValue';
  }
  const filled = fields.map((field) => {
    const values = given.filter(({ fieldId }) => fieldId === field._id);
    const value = values[0]?.value.trim() ?? '';
    const problem = values.length > 1 ? 'errors.invalidValue' : valueProblem(field, value);
    if (problem) problems[field._id] = problem;
    return { fieldId: field._id, kind: field.kind, label: field.label, value: value || null };
  });
  refuse(problems);
  return filled;
}

function valueProblem(field: FormField, value: string): ErrorKey | ErrorText | undefined {
  if (value === '') return field.required ? 'errors.fieldRequired' : undefined;
  if (!isStorable(value)) return 'errors.invalidValue';
  switch (field.kind) {
    case 'CHOICE':
      return field.choices.includes(value) ? undefined : 'errors.invalidValue';
    case 'DATE':
      return z.iso.date().safeParse(value).success ? undefined : 'errors.invalidDate';
    case 'YES_NO':
      return value === 'YES' || value === 'NO' ? undefined : 'errors.invalidValue';
    default: {
      const max = LENGTHS[field.kind];
      return value.length > max ? { key: 'errors.tooLong', args: { max } } : undefined;
    }
  }
}

/** What an office answers. */
export const RequestReplySchema = z.object({
  status: z.enum(['IN_WORK', 'DONE', 'REFUSED']),
  reply: text(5000).nullish(),
});

export type RequestReply = z.infer<typeof RequestReplySchema>;

/** @throws DomainError INVALID with the field `reply`: an office says why it refuses. */
export function checkReply({ status, reply }: RequestReply): void {
  if (status === 'REFUSED' && !reply) refuse({ reply: 'errors.fieldRequired' });
}

/** Whether a call repeats an earlier one. */
export const isSameRequest = (
  made: { readonly formId: string; readonly values: readonly FilledIn[] },
  formId: string,
  given: readonly RequestValue[],
): boolean =>
  made.formId === formId &&
  made.values.every(({ fieldId, value }) => {
    const again = given.find((each) => each.fieldId === fieldId);
    return (again?.value.trim() || null) === value;
  });

function refuse(problems: Problems): void {
  if (Object.keys(problems).length > 0) {
    throw new DomainError('INVALID', 'errors.invalid', problems);
  }
}
