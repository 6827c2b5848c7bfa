import { college } from './college.ts';
import { fakeServer, refusal, type FakeServer } from './fake-server.ts';

interface Happening {
  /** The group whose window the server refuses. */
  readonly refusing?: string;
}

const zones = ['Africa/Johannesburg', 'Europe/London', 'America/Bogota'];
const groups = college.groups.slice(0, 3).map((group, at) => ({
  ...group,
  region: { ...college.regions[0], timeZone: zones[at] ?? 'Etc/UTC' },
}));

const windowOf = (group: (typeof groups)[number]) => ({
  _id: `w-${group._id}`,
  version: 1,
  groupId: group._id,
  group,
  opensAt: '2026-03-02T06:00:00.000Z',
  deadline: '2026-03-09T21:59:00.000Z',
  closesAt: null,
  zone: group.region.timeZone,
});

/** A server that keeps the windows of the first exam. */
export function examsServer({ refusing }: Happening = {}): FakeServer {
  let windows = groups.slice(0, 1).map(windowOf);
  return fakeServer({
    exam: () => ({ ...college.exams[0], windows }),
    course: () => ({
      ...college.courses[0],
      offerings: groups.map((group) => ({ _id: `o-${group._id}`, group })),
    }),
    setExamWindow: ({ examWindowInput: input }) => {
      const group = groups.find(({ _id }) => _id === input?.groupId);
      if (!group || group._id === refusing) {
        throw refusal('CONFLICT', 'Somebody else changed this record.');
      }
      const window = windowOf(group);
      windows = [...windows.filter(({ groupId }) => groupId !== group._id), window];
      return window;
    },
    removeExamWindow: ({ _id }) => {
      const gone = windows.find((window) => window._id === _id);
      windows = windows.filter((window) => window !== gone);
      return gone;
    },
    startExamTest: ({ _id }) => ({ _id }),
  });
}
