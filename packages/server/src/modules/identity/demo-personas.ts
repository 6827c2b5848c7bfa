import type { Env } from '../../env.ts';
import { emailOf, passwordOf, personas } from '../../seed/personas.ts';

/** The demonstration college's people with their passwords; nobody outside of development. */
export function demoPersonas(env: Env) {
  if (env.APP_ENV !== 'development') return [];
  return personas.map((persona) => ({
    key: persona.key,
    fullName: `${persona.firstName} ${persona.lastName}`,
    email: emailOf(persona.key),
    password: passwordOf(persona.key),
  }));
}
