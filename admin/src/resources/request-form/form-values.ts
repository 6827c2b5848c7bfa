import type {
  RequestFieldInput,
  RequestFormInput,
  RequestFormRecordFragment,
} from './request-form.generated.ts';

/** A form as its inputs edit it. */
export const toForm = (form: RequestFormRecordFragment) => ({
  ...form,
  regionIds: form.regions.map(({ id }) => id),
  groupIds: form.groups.map(({ id }) => id),
});

export type RequestFormRecord = ReturnType<typeof toForm>;

/** A question that is being written: some of it may not be there yet. */
export interface FieldForm {
  /** Unknown to the server until saved. */
  readonly id?: string | null;
  readonly kind: RequestFieldInput['kind'];
  readonly label: string;
  readonly help?: string | null;
  readonly required?: boolean;
  readonly choices?: readonly string[] | null;
}

export interface RequestFormForm {
  readonly title: string;
  readonly description?: string | null;
  readonly audiences?: RequestFormInput['audiences'] | null;
  readonly regionIds?: readonly string[] | null;
  readonly groupIds?: readonly string[] | null;
  readonly published?: boolean;
  readonly fields?: readonly FieldForm[] | null;
}

export const toInput = (form: RequestFormForm): RequestFormInput => ({
  title: form.title,
  description: form.description ?? null,
  audiences: form.audiences ?? [],
  regionIds: [...(form.regionIds ?? [])],
  groupIds: [...(form.groupIds ?? [])],
  published: form.published ?? false,
  fields: (form.fields ?? []).map(toFieldInput),
});

/** An id keeps a question the same one; a new question has none yet. */
const toFieldInput = (field: FieldForm): RequestFieldInput => ({
  ...(field.id ? { _id: field.id } : {}),
  kind: field.kind,
  label: field.label,
  help: field.help ?? null,
  required: field.required ?? false,
  choices: (field.choices ?? []).map((choice) => choice.trim()).filter(Boolean),
});

/** Choices are written one below the other. */
export const toLines = (choices: readonly string[] | null | undefined): string =>
  (choices ?? []).join('\n');

/** Empty lines stay while somebody writes; `toInput` leaves them out. */
export const fromLines = (text: string): string[] => (text === '' ? [] : text.split('\n'));
