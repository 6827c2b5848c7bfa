import { createContext, useContext } from 'react';

/** The messages to show at the fields, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Filled by `Form`; fields outside of a form have no errors but their own. */
export const FieldErrorsContext = createContext<FieldErrors>({});

export function useFieldError(name: string | undefined, own: string | undefined) {
  const errors = useContext(FieldErrorsContext);
  return own ?? (name === undefined ? undefined : errors[name]);
}
