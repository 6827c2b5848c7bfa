import { ApolloLink, Observable } from '@apollo/client/core';
import { buildSchema, graphql, GraphQLError, print } from 'graphql';
import sdl from '@lampstand/server/schema.graphql?raw';
import { college } from './college.ts';
import { siteRecords } from './site-records.ts';

const schema = buildSchema(sdl);

type Resolver = (args: Arguments) => unknown;

/** Arguments of the root fields; those of mutations are only passed on. */
interface Arguments {
  readonly _id?: string;
  readonly userId?: string;
  readonly videoId?: string;
  readonly userIds?: readonly string[];
  readonly version?: number;
  readonly groupInput?: object;
  readonly examWindowInput?: { readonly groupId: string };
  readonly questionId?: string;
  readonly earned?: number;
  readonly studentId?: string;
  readonly examResultInput?: { readonly score: number; readonly reason: string };
  readonly recordedResultInput?: { readonly score: number; readonly reason: string };
  readonly filter?: Readonly<Record<string, unknown>> | null;
  readonly sort?: { readonly field: string; readonly order: string } | null;
  readonly page?: { readonly page: number; readonly perPage: number } | null;
}

export interface Call {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface FakeServer {
  readonly link: ApolloLink;
  /** What was asked, in order. */
  readonly calls: readonly Call[];
}

/** A refusal as the server words it; `fields` belong to inputs of the form. */
export function refusal(code: string, message: string, fields?: Readonly<Record<string, string>>) {
  return new GraphQLError(message, { extensions: { code, ...(fields ? { fields } : {}) } });
}

/**
 * Answers the app's own operations from `college.ts`, checked against the real schema, so a document
 * that the server would refuse fails here too. `overrides` replace root fields by name.
 */
export function fakeServer(overrides: Readonly<Record<string, Resolver>> = {}): FakeServer {
  const calls: Call[] = [];
  const rootValue = { ...queries, ...overrides };
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        calls.push({ operation: operation.operationName, variables: operation.variables });
        void graphql({
          schema,
          rootValue,
          source: print(operation.query),
          variableValues: operation.variables,
          operationName: operation.operationName,
        }).then((result) => {
          // What comes over a wire is plain objects.
          observer.next(JSON.parse(JSON.stringify(result)));
          observer.complete();
        });
      }),
  );
  return { link, calls };
}

const queries: Readonly<Record<string, Resolver>> = {
  users: lister(college.users, (user, word) => user.fullName.toLowerCase().includes(word)),
  user: ({ userId }) => find(college.users, userId),
  userMergers: () => [],
  regions: lister(college.regions, (region, word) => region.name.toLowerCase().includes(word)),
  region: ({ _id }) => find(college.regions, _id),
  groups: lister(college.groups, (group, word) => group.name.toLowerCase().includes(word)),
  group: ({ _id }) => find(college.groups, _id),
  courses: lister(college.courses, (course, word) => course.name.toLowerCase().includes(word)),
  course: ({ _id }) => find(college.courses, _id),
  lessons: lister(college.lessons, (lesson, word) => lesson.title.toLowerCase().includes(word)),
  lesson: ({ _id }) => find(college.lessons, _id),
  questions: lister(college.questions, ({ title }, word) => title.toLowerCase().includes(word)),
  question: ({ _id }) => find(college.questions, _id),
  questionPools: lister(college.pools, ({ name }, word) => name.toLowerCase().includes(word)),
  exams: lister(college.exams, (exam, word) => exam.title.toLowerCase().includes(word)),
  exam: ({ _id }) => find(college.exams, _id),
  examResults: lister(college.examResults, (result, word) =>
    result.student.fullName.toLowerCase().includes(word),
  ),
  examResult: ({ _id }) => find(college.examResults, _id),
  recordableExams: ({ studentId }) =>
    find(college.users, studentId).groups.flatMap((group) =>
      college.exams.map((exam, at) => ({
        group,
        course: exam.course,
        exam,
        allowedAttempts: 2,
        attemptsUsed: at,
        attemptOpen: false,
      })),
    ),
  categories: lister(siteRecords.categories, ({ name }, word) => name.toLowerCase().includes(word)),
  category: ({ _id }) => find(siteRecords.categories, _id),
  currencies: () => siteRecords.currencies.filter(({ enabled }) => enabled),
  addresses: () => [],
  attendanceSchemas: lister(college.attendanceSchemas, ({ name }, word) =>
    name.toLowerCase().includes(word),
  ),
  attendanceSchema: ({ _id }) => find(college.attendanceSchemas, _id),
  teachers: lister(college.teachers, (teacher, word) =>
    teacher.fullName.toLowerCase().includes(word),
  ),
  teacher: ({ _id }) => find(college.teachers, _id),
  groupBoards: lister(college.groupBoards, (board, word) =>
    board.name.toLowerCase().includes(word),
  ),
  groupTerms: () => ['Autumn', 'Spring'],
  adminHome: () => ({
    userCount: college.users.length,
    activeStudentCount: 21,
    groupCount: college.groups.length,
    regionCount: college.regions.length,
    courseCount: college.courses.length,
    examResultCount: college.examResults.length,
    recentExamResults: college.examResults.slice(0, 5),
    waiting: [
      { kind: 'PEOPLE_NOT_ENROLLED', count: 3, oldest: '2026-01-05T09:00:00.000Z' },
      { kind: 'GROUPS_WITHOUT_MEMBERS', count: 1, oldest: '2026-02-02T09:00:00.000Z' },
      { kind: 'REQUESTS_NEW', count: 2, oldest: '2026-02-05T09:00:00.000Z' },
    ],
  }),
};

/** `filter`, `sort` and `page` over plain records: filters are equal values, `ids` and `q`. */
function lister<Item extends { readonly _id: string }>(
  items: readonly Item[],
  matches: (item: Item, word: string) => boolean,
): Resolver {
  return ({ filter, sort, page }) => {
    const { ids, q, ...equal } = filter ?? {};
    const found = items
      .filter((item) => !Array.isArray(ids) || ids.includes(item._id))
      .filter((item) => typeof q !== 'string' || matches(item, q.toLowerCase()))
      .filter((item) =>
        Object.entries(equal).every(([name, value]) => {
          const own: unknown = Reflect.get(item, name);
          return own === undefined || own === value;
        }),
      );
    const sign = sort?.order === 'DESC' ? -1 : 1;
    const sorted = found.toSorted((a, b) => sign * compare(valueOf(a, sort), valueOf(b, sort)));
    const start = page ? (page.page - 1) * page.perPage : 0;
    return { total: found.length, items: sorted.slice(start, start + (page?.perPage ?? 25)) };
  };
}

function valueOf(item: object, sort: Arguments['sort']): string {
  return sort ? String(Reflect.get(item, sort.field)) : '';
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function find<Item extends { readonly _id: string }>(items: readonly Item[], id?: string): Item {
  const found = items.find(({ _id }) => _id === id);
  if (!found) throw refusal('NOT_FOUND', 'This record does not exist.');
  return found;
}
