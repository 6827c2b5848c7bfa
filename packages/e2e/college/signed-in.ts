import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PersonaKey } from '@lampstand/server/demo';
import { lane } from './env.ts';
import { signIn } from './sign-in.ts';

const folder = path.join(import.meta.dirname, '../test-results/signed-in', lane());

/** Where a persona's browser state of this run is kept. */
export const stateOf = (persona: PersonaKey): string => path.join(folder, `${persona}.json`);

/** Signs a persona in and keeps the cookie as a browser state. */
export async function keepSignedIn(url: string, persona: PersonaKey): Promise<void> {
  const cookie = await signIn(url, persona);
  const place = { domain: new URL(url).hostname, path: '/', expires: -1 };
  const rules = { httpOnly: true, secure: false, sameSite: 'Lax' };
  mkdirSync(folder, { recursive: true });
  const state = { cookies: [{ ...cookie, ...place, ...rules }], origins: [] };
  writeFileSync(stateOf(persona), JSON.stringify(state));
}
