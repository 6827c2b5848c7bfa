import { expect, it } from 'vitest';
import { freshForm, withFailure, withoutError } from './form-state.ts';

const known = (name: string) => name === 'email';

it('puts the errors of known fields at their fields', () => {
  const failed = withFailure(freshForm, { fields: { email: 'Already taken' } }, known);
  expect(failed.errors).toEqual({ email: 'Already taken' });
  expect(failed.message).toBeUndefined();
});

it('tells what no field can show in the message of the form', () => {
  const failed = withFailure(
    { ...freshForm, pending: true, dirty: true },
    { message: 'Not saved.', fields: { phone: 'No such phone.' } },
    known,
  );
  expect(failed).toEqual({
    pending: false,
    dirty: true,
    errors: {},
    message: 'Not saved. No such phone.',
  });
});

it('forgets the error of a corrected field and keeps the others', () => {
  const errors = { email: 'Already taken', name: 'Missing' };
  expect(withoutError(errors, 'email')).toEqual({ name: 'Missing' });
  expect(withoutError(errors, 'phone')).toBe(errors);
});
