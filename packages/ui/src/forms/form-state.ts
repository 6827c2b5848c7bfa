import type { FieldErrors } from './form-context.ts';

/** Why a form was not accepted: a message for all of it, messages for single fields, or both. */
export interface FormFailure {
  readonly message?: string | undefined;
  readonly fields?: FieldErrors | undefined;
}

export interface FormState {
  readonly pending: boolean;
  readonly dirty: boolean;
  readonly errors: FieldErrors;
  /** What no field can show. */
  readonly message: string | undefined;
}

export const freshForm: FormState = {
  pending: false,
  dirty: false,
  errors: {},
  message: undefined,
};

/** Errors stay at their fields; those of fields that the form does not have join the message. */
export function withFailure(
  state: FormState,
  failure: FormFailure,
  hasField: (name: string) => boolean,
): FormState {
  const fields = Object.entries(failure.fields ?? {});
  const strays = fields.filter(([name]) => !hasField(name)).map(([, text]) => text);
  return {
    ...state,
    pending: false,
    errors: Object.fromEntries(fields.filter(([name]) => hasField(name))),
    message: [failure.message, ...strays].filter(Boolean).join(' ') || undefined,
  };
}

/** A person who corrects a field has answered its error. */
export function withoutError(errors: FieldErrors, name: string): FieldErrors {
  if (!(name in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));
}
