import { college } from './college.ts';
import { fakeServer, refusal } from './fake-server.ts';

const stamps = {
  version: 1,
  createdAt: '2025-01-10T08:00:00.000Z',
  updatedAt: '2025-01-10T08:00:00.000Z',
};

const terms = [
  { _id: 'p-autumn', name: 'Autumn', startsOn: '2026-09-01', endsOn: '2026-12-18' },
  { _id: 'p-spring', name: 'Spring', startsOn: '2026-01-12', endsOn: '2026-05-29' },
].map((term) => ({ ...stamps, ...term, year: 2026, offeringCount: 1 }));

const [nairobi, berlin] = college.groups;
const [autumn, spring] = terms;

const offeringOf = (group: typeof nairobi, days: object) => ({
  _id: `o-${group?._id}`,
  version: 1,
  courseId: 'c-1',
  groupId: group?._id,
  group,
  termId: null,
  term: null,
  startsOn: '2026-01-12',
  endsOn: '2026-05-29',
  ...days,
});

type Offering = ReturnType<typeof offeringOf>;

const changes = [
  ['UPDATE', 'course', 'c-1', 'Survey of the Bible', ['description', 'programme']],
  ['PUBLISH', 'lesson', 'l-00', 'The Law', []],
].map(([action, entity, entityId, name, fields], at) => ({
  _id: `h-${at}`,
  at: '2026-03-02T09:00:00.000Z',
  byName: at === 0 ? 'Grace Admin' : null,
  action,
  entity,
  entityId,
  name,
  fields,
}));

const lessonTitles = ['The Law', 'The Prophets', 'The Writings', 'The Gospels'];

interface Asked {
  readonly courseCopyInput?: object;
  readonly _id?: string;
  readonly version?: number;
  readonly position?: number;
  readonly ids?: readonly string[];
  readonly published?: boolean;
  readonly courseOfferingInput?: Partial<Offering>;
  readonly filter?: Readonly<Record<string, unknown>> | null;
}

/** A server that keeps what happens to one course: its order, its offerings, what is published. */
export function coursesServer(overrides: Parameters<typeof fakeServer>[0] = {}) {
  const [first] = college.courses;
  let course = { ...first, version: 1, published: true };
  let lessons = lessonTitles.map((title, at) => ({
    ...college.lessons[at % 2],
    _id: `l-0${at}`,
    title,
    version: 1,
    published: at === 0,
  }));
  let offerings = [
    offeringOf(nairobi, { termId: spring?._id, term: spring }),
    offeringOf(berlin, { startsOn: '2099-09-01', endsOn: '2099-12-18' }),
  ];
  const shown = () => ({
    ...course,
    lessonCount: lessons.length,
    offerings,
    changesSincePublished: { items: changes, total: changes.length },
  });
  const publish = (version: number | undefined, published: boolean) => {
    if (version !== course.version) throw refusal('CONFLICT', 'Somebody else changed this record.');
    course = { ...course, published, version: course.version + 1 };
    return shown();
  };
  const server = fakeServer({
    course: () => shown(),
    updateCourse: () => shown(),
    copyCourse: ({ courseCopyInput }: Asked) => ({
      ...shown(),
      ...courseCopyInput,
      _id: 'c-2',
    }),
    publishCourse: ({ version }: Asked) => publish(version, true),
    unpublishCourse: ({ version }: Asked) => publish(version, false),
    terms: ({ filter }: Asked) => {
      const ids = filter?.['ids'];
      const items = terms.filter(({ _id }) => !Array.isArray(ids) || ids.includes(_id));
      return { items, total: items.length };
    },
    term: ({ _id }: Asked) => terms.find((term) => term._id === _id) ?? autumn,
    createTerm: () => autumn,
    updateTerm: () => autumn,
    lessons: () => ({
      items: lessons.map((lesson, at) => ({ ...lesson, position: at + 1 })),
      total: lessons.length,
    }),
    moveLesson: ({ _id, version, position = 1 }: Asked) => {
      const moved = lessons.find((lesson) => lesson._id === _id);
      if (!moved || moved.version !== version) {
        throw refusal('CONFLICT', 'Somebody else changed this record.');
      }
      const others = lessons.filter((lesson) => lesson !== moved);
      lessons = others
        .toSpliced(position - 1, 0, moved)
        .map((lesson) => ({ ...lesson, version: lesson.version + 1 }));
      return { ...moved, version: moved.version + 1, position };
    },
    publishLessons: ({ ids = [], published = false }: Asked) => {
      const outcomes = ids.map((id) => {
        const lesson = lessons.find(({ _id }) => _id === id);
        if (id === 'l-03') return { id, status: 'FAILED', code: 'NOT_FOUND', reason: 'Gone.' };
        return { id, status: lesson?.published === published ? 'UNCHANGED' : 'DONE' };
      });
      lessons = lessons.map((lesson) =>
        ids.includes(lesson._id) ? { ...lesson, published } : lesson,
      );
      return outcomes;
    },
    setCourseOffering: ({ courseOfferingInput: input }: Asked) => {
      const group = college.groups.find(({ _id }) => _id === input?.groupId);
      const stored = offerings.find(({ groupId }) => groupId === input?.groupId);
      if ((stored?.version ?? null) !== (input?.version ?? null)) {
        throw refusal('CONFLICT', 'Somebody else changed this record.');
      }
      const offering = offeringOf(group, { ...input, version: (stored?.version ?? 0) + 1 });
      offerings = [offering, ...offerings.filter((each) => each !== stored)];
      return offering;
    },
    removeCourseOffering: ({ _id }: Asked) => {
      const gone = offerings.find((offering) => offering._id === _id);
      offerings = offerings.filter((offering) => offering !== gone);
      return gone;
    },
    ...overrides,
  });
  /** Somebody else moves the days of a group's offering. */
  const meanwhile = (groupId: string) => {
    offerings = offerings.map((offering) =>
      offering.groupId === groupId
        ? { ...offering, version: offering.version + 1, startsOn: '2099-10-01' }
        : offering,
    );
  };
  return { ...server, meanwhile };
}
