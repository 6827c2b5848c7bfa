import { personaKeys } from '@lampstand/server/demo';
import { newDatabase } from '@lampstand/server/laboratory';
import { publishCollege, testServer } from './env.ts';
import { keepSignedIn } from './signed-in.ts';
import { dropFolder, startCollege } from './server.ts';

/**
 * Opens a fresh college for this process and signs everybody in once: embedded, or in a database of
 * its own on the server of `TEST_DATABASE_URL`. @returns what ends it.
 */
export async function openCollege(): Promise<() => Promise<void>> {
  const server = testServer();
  const database = server === undefined ? undefined : await newDatabase(server, 'journeys');
  const college = await startCollege({ env: database ? { DATABASE_URL: database.url } : {} });
  publishCollege(college.url);
  for (const persona of personaKeys) await keepSignedIn(college.url, persona);
  return async () => {
    await college.stop();
    await database?.drop();
    dropFolder(college.folder);
  };
}
