import { personaKeys } from '@lampstand/server/demo';
import { publishCollege } from './env.ts';
import { keepSignedIn } from './signed-in.ts';
import { dropFolder, startCollege } from './server.ts';

/** Opens a fresh college for the run, with everybody signed in once. @returns what ends it. */
export default async function openCollege() {
  const college = await startCollege();
  publishCollege(college.url);
  for (const persona of personaKeys) await keepSignedIn(college.url, persona);
  return async () => {
    await college.stop();
    dropFolder(college.folder);
  };
}
