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
  const isText = issue.origin === 'string' || issue.origin === 'array';
  const min = numberIn(issue, 'minimum');
  const max = numberIn(issue, 'maximum');
  if (issue.code === 'too_small' && min !== undefined) {
    if (isText && min === 1) return { key: 'errors.fieldRequired' };
    return { key: isText ? 'errors.tooShort' : 'errors.tooSmall', args: { min } };
  }
  if (issue.code === 'too_big' && max !== undefined) {
    return { key: isText ? 'errors.tooLong' : 'errors.tooLarge', args: { max } };
  }
  if (issue.code === 'invalid_format' && 'format' in issue && issue.format === 'email') {
    return { key: 'errors.invalidEmail' };
  }
  return { key: 'errors.invalidValue' };
}

/**
 * Findings of the input check as one INVALID error with a message on each field. The first step of a
 * path is the argument (`regionInput`), the rest names the field in it.
 */
export function toInvalidInput(issues: readonly Issue[]): DomainError {
  const fields = issues.map((issue) => {
    const steps = (issue.path ?? []).map((step) =>
      String(typeof step === 'object' ? step.key : step),
    );
    return [steps.length > 1 ? steps.slice(1).join('.') : (steps[0] ?? ''), textOf(issue)] as const;
  });
  return new DomainError('INVALID', 'errors.invalid', Object.fromEntries(fields));
}
