import { DomainError, type ErrorText } from '../platform/errors.ts';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

const numberIn = (issue: object, name: 'minimum' | 'maximum'): number | undefined => {
  const value: unknown = name in issue ? Reflect.get(issue, name) : undefined;
  return typeof value === 'number' ? value : undefined;
};

/** Which message says what is wrong, by the kind of the finding. */
function textOf(issue: Issue & { readonly code?: string; readonly origin?: string }): ErrorText {
  const isText = issue.origin === 'string';
  const isList = issue.origin === 'array';
  const min = numberIn(issue, 'minimum');
  const max = numberIn(issue, 'maximum');
  if (issue.code === 'too_small' && min !== undefined) {
    if ((isText || isList) && min === 1) return { key: 'errors.fieldRequired' };
    if (isList) return { key: 'errors.tooFewEntries', args: { min } };
    return { key: isText ? 'errors.tooShort' : 'errors.tooSmall', args: { min } };
  }
  if (issue.code === 'too_big' && max !== undefined) {
    if (isList) return { key: 'errors.tooManyEntries', args: { max } };
    return { key: isText ? 'errors.tooLong' : 'errors.tooLarge', args: { max } };
  }
  if (issue.code === 'invalid_format' && 'format' in issue && issue.format === 'email') {
    return { key: 'errors.invalidEmail' };
  }
  return { key: 'errors.invalidValue' };
}

/** Fields that are told of at once: each of a thousand rows may be wrong in the same way. */
const MOST_FIELDS = 100;

/**
 * Findings of the input check as one INVALID error with a message on each field. The first step of a
 * path is the argument (`regionInput`), the rest names the field in it.
 */
export function toInvalidInput(issues: readonly Issue[]): DomainError {
  const fields = issues.slice(0, MOST_FIELDS).map((issue) => {
    const steps = (issue.path ?? []).map((step) =>
      String(typeof step === 'object' ? step.key : step),
    );
    return [steps.length > 1 ? steps.slice(1).join('.') : (steps[0] ?? ''), textOf(issue)] as const;
  });
  return new DomainError('INVALID', 'errors.invalid', Object.fromEntries(fields));
}
