import { college } from './college.ts';
import { fakeServer, refusal, type FakeServer } from './fake-server.ts';

/**
 * A server on which somebody else saves the first group just before the first save arrives: their
 * term and name are stored, under the next version.
 */
export function conflictingServer(): FakeServer {
  const [first] = college.groups;
  let stored: object = { ...first };
  let saved = false;
  return fakeServer({
    group: () => stored,
    updateGroup: ({ version, groupInput }) => {
      if (!saved) {
        saved = true;
        stored = { ...first, version: 2, name: 'Renamed by a colleague', term: 'Autumn' };
      }
      if (version === 1) throw refusal('CONFLICT', 'Somebody else changed this record.');
      stored = { ...stored, ...groupInput, version: 3 };
      return stored;
    },
  });
}
