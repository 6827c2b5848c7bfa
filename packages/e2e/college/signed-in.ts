import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PersonaKey } from '@lampstand/server/demo';
import { lane } from './env.ts';
import { type Cookie, signIn } from './sign-in.ts';

const folder = path.join(import.meta.dirname, '../test-results/signed-in', lane());

/** Where a persona's browser state of this run is kept. */
export const stateOf = (persona: PersonaKey): string => path.join(folder, `${persona}.json`);

/** Signs a persona in and keeps the cookie as a browser state. */
export async function keepSignedIn(url: string, persona: PersonaKey): Promise<void> {
  const state = stateWith(url, await signIn(url, persona));
  mkdirSync(folder, { recursive: true });
  writeFileSync(stateOf(persona), JSON.stringify(state));
}

/** The state of a browser that holds a session's cookie. */
export function stateWith(url: string, cookie: Cookie) {
  const place = { domain: new URL(url).hostname, path: '/', expires: -1 };
  const rules = { httpOnly: true, secure: false, sameSite: 'Lax' as const };
  return { cookies: [{ ...cookie, ...place, ...rules }], origins: [] };
}
