import type { Env } from '../../env.ts';
import type { Db } from '../../platform/database.ts';
import { sha256 } from '../../platform/sha256.ts';
import { emailOf, passwordOf, personaId, personas } from '../../seed/personas.ts';
import { findPersonaAccounts } from './demo-personas.repo.ts';
import { verifyPassword } from './password.ts';
import { passwordHashOf } from './passwords.repo.ts';
import { deleteSessionsOf } from './session.repo.ts';

type Where = Pick<Env, 'APP_ENV'>;

/** The demonstration college's people with their passwords; nobody outside of development. */
export function demoPersonas(env: Where) {
  if (env.APP_ENV !== 'development') return [];
  return personas.map((persona) => ({
    key: persona.key,
    fullName: `${persona.firstName} ${persona.lastName}`,
    email: emailOf(persona.key),
    password: passwordOf(persona.key),
  }));
}

/** The known password of each persona, by the id of the account, which seeding gives and nothing changes. */
const knownPasswords = new Map(personas.map(({ key }) => [personaId(key), passwordOf(key)]));

async function isKnown(userId: string, passwordHash: string | null): Promise<boolean> {
  const password = knownPasswords.get(userId);
  if (password === undefined || passwordHash === null) return false;
  return verifyPassword(passwordHash, sha256(password));
}

/**
 * Whether an account is shut here: a person of the demonstration college whose password everybody
 * knows, on a server that is not for development. With another password it is an account like others.
 */
export async function isShutPersona({ APP_ENV }: Where, db: Db, userId: string): Promise<boolean> {
  if (APP_ENV === 'development' || !knownPasswords.has(userId)) return false;
  return isKnown(userId, await passwordHashOf(db, userId));
}

/** A person of the demonstration college whose account is active. */
export interface DemoAccount {
  readonly _id: string;
  readonly email: string;
  /** The password is the one that everybody knows. */
  readonly known: boolean;
}

/** The people of the demonstration college in a database; most databases in earnest have none. */
export async function demoAccounts(db: Db): Promise<DemoAccount[]> {
  const found = await findPersonaAccounts(db, [...knownPasswords.keys()]);
  return Promise.all(
    found.map(async ({ _id, email, passwordHash }) => {
      return { _id, email, known: await isKnown(_id, passwordHash) };
    }),
  );
}

/**
 * Ends the sessions of people whose password everybody knows, outside of development.
 * @returns all people of the demonstration college that are there, where they should not be.
 */
export async function shutPersonas({ APP_ENV }: Where, db: Db): Promise<DemoAccount[]> {
  if (APP_ENV === 'development') return [];
  const accounts = await demoAccounts(db);
  for (const { _id, known } of accounts) if (known) await deleteSessionsOf(db, _id);
  return accounts;
}

const REMOVE =
  'a college in earnest begins with an empty database; to keep this one, make an account of your own a superadmin under APP_ENV=development, where nobody else reaches the server, and deactivate or erase them in the back-office (Users)';

/** What is said of them at the start and by the doctor, with the way to be rid of them. */
export function demoAccountsSay(
  accounts: readonly DemoAccount[],
): { readonly says: string; readonly mend: string }[] {
  const named = (known: boolean) =>
    accounts.filter((account) => account.known === known).map(({ email }) => email);
  const [shut, open] = [named(true), named(false)];
  return [
    ...(shut.length > 0
      ? [
          {
            says: `of the demonstration college have passwords that everybody knows and cannot sign in here: ${shut.join(', ')}`,
            mend: REMOVE,
          },
        ]
      : []),
    ...(open.length > 0
      ? [
          {
            says: `of the demonstration college have passwords of their own and can sign in: ${open.join(', ')}`,
            mend: REMOVE,
          },
        ]
      : []),
  ];
}
