import type { Role } from '@lampstand/access';

export const personaKeys = [
  'student',
  'student2',
  'graduate',
  'facilitator',
  'manager',
  'regionAdmin',
  'regionAdmin2',
  'admin',
  'superadmin',
  'reportsAdmin',
  'newcomer',
] as const;

export type PersonaKey = (typeof personaKeys)[number];

/** What a persona is, beyond being a person of the college. */
export interface Persona {
  readonly key: PersonaKey;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string;
  /** Slugs of the regions the person belongs to. */
  readonly regions: readonly string[];
  readonly roles: readonly Role[];
  readonly regionRoles: Readonly<Record<string, readonly Role[]>>;
  readonly studies: boolean;
  readonly facilitates: boolean;
  readonly gradYear: number | null;
  readonly termsAccepted: boolean;
}

const person = (
  key: PersonaKey,
  firstName: string,
  lastName: string,
  more: Partial<Persona> = {},
): Persona => ({
  key,
  firstName,
  lastName,
  locale: 'en',
  regions: ['Cape-Town'],
  roles: ['user'],
  regionRoles: {},
  studies: false,
  facilitates: false,
  gradYear: null,
  termsAccepted: true,
  ...more,
});

/** One person for every role: the same in the demonstration, the tests, the stories and the docs. */
export const personas = [
  person('student', 'Naledi', 'Dlamini', { studies: true }),
  person('student2', 'Jonas', 'Weber', { studies: true, locale: 'de_DE', regions: ['Berlin'] }),
  person('graduate', 'Grace', 'Mitchell', { gradYear: 2021, regions: ['US-Alumni'] }),
  person('facilitator', 'Thabo', 'Mokoena', { facilitates: true }),
  person('manager', 'Ingrid', 'Pretorius', { regionRoles: { 'Cape-Town': ['manager'] } }),
  person('regionAdmin', 'Samuel', 'Adeyemi', { regionRoles: { 'Cape-Town': ['admin'] } }),
  person('regionAdmin2', 'Klara', 'Brandt', {
    locale: 'de_DE',
    regions: ['Berlin'],
    regionRoles: { Berlin: ['admin'] },
  }),
  person('admin', 'Helen', 'Carter', { roles: ['admin'] }),
  person('superadmin', 'Daniel', 'Okafor', { roles: ['superadmin'] }),
  person('reportsAdmin', 'Marta', 'Kowalska', { roles: ['reportsAdmin'] }),
  person('newcomer', 'Luca', 'Rossi', { studies: true, termsAccepted: false }),
] as const satisfies readonly Persona[];

/** The id of a persona's account: it stays when name, address and password are changed. */
export const personaId = (key: PersonaKey): string => `user-${key.toLowerCase()}`;

export const emailOf = (key: PersonaKey): string => `${key.toLowerCase()}@lampstand.example`;

/** Known on purpose: these people exist only in the demonstration college. */
export const passwordOf = (key: PersonaKey): string => `lampstand-${key}`;
