import { hashPassword } from '@lampstand/auth';

/** The form's `transform`: a typed password leaves the browser as its SHA-256 (specification §5). */
export async function hashTypedPassword<Values extends { password?: string | null }>(
  values: Values,
): Promise<Values> {
  if (!values.password) return values;
  return { ...values, password: await hashPassword(values.password) };
}
