import { emptyKey, inEnglish } from '../college/questions.ts';

/** What the demonstration college has, to which hostile records belong. */
export interface Places {
  readonly regionId: string;
  /** A group of the student. */
  readonly groupId: string;
  readonly courseId: string;
  readonly studentId: string;
}

/** A kind of record: how one is made whose every text is a payload. */
export interface Shelf {
  readonly mutation: string;
  readonly input: (text: (length: number) => string, n: number, places: Places) => object;
  /** Where the newest of them are shown: `:_id` is that of the last one that can be told there. */
  readonly screens: readonly string[];
  /** Where they stand without any of those texts, or with them in fields only. */
  readonly wordless?: readonly string[];
}

/** `perPage` is the most that a list shows at once. */
const list = (resource: string, filter: object = {}) =>
  `/${resource}?${new URLSearchParams({ page: '1', perPage: '100', filter: JSON.stringify(filter) })}`;

const mutation = (name: string, argument: string) =>
  `mutation ($input: ${argument[0]?.toUpperCase()}${argument.slice(1)}!) { ${name}(${argument}: $input) { _id } }`;

const create = (noun: string) =>
  mutation(`create${noun}`, `${noun[0]?.toLowerCase()}${noun.slice(1)}Input`);

/** Every record of the college whose texts people write. */
export const shelves: Readonly<Record<string, Shelf>> = {
  documents: {
    mutation: create('Document'),
    input: (text, n) => ({
      // A title with control characters is refused, and the content would not be stored.
      title: `${n} ${text(150).replaceAll(/\p{Cc}/gu, '')}`,
      content: `<p>${n}</p>${text(100_000)}`,
      permissions: [],
      published: true,
    }),
    screens: [list('documents'), '/documents/:_id/show', '/documents/:_id'],
  },
  users: {
    mutation: create('User'),
    input: (text, n, { groupId, regionId }) => ({
      email: `hostile.${n}@lampstand.example`,
      // Nobody can be called like this: names are checked by a rule of their own.
      firstName: 'Somebody',
      lastName: 'Hostile',
      locale: 'en',
      roles: ['user'],
      regionIds: [regionId],
      regionRoles: [],
      groupIds: [groupId],
      location: text(120),
      gradLocation: text(120),
      socialUserName: text(80),
    }),
    screens: ['/users/:_id/show'],
    wordless: [list('users', { q: 'hostile' }), '/users/:_id'],
  },
  addresses: {
    mutation: mutation('updateAddress', 'addressInput'),
    input: (text, _n, { studentId }) => ({
      itemId: studentId,
      line1: text(120),
      line2: text(120),
      city: text(120),
      state: text(120),
      postcode: text(20),
      country: 'KEN',
    }),
    screens: [],
  },
  groups: {
    mutation: create('Group'),
    input: (text, _n, { regionId, studentId }) => ({
      name: text(120),
      term: text(60),
      regionId,
      kind: 'CAMPUS',
      year: 2026,
      startsOn: '2026-01-12',
      endsOn: '2026-12-04',
      archived: false,
      studentIds: [studentId],
      facilitatorIds: [],
    }),
    screens: [list('groups'), '/groups/:_id/show', '/groups/preview/all'],
  },
  regions: {
    mutation: create('Region'),
    input: (text, n) => ({
      name: `${text(110)} ${n}`,
      slug: `hostile-${n}`,
      description: text(2000),
      zone: text(60),
      type: 'LAMPSTAND_CAMPUS',
      currency: 'USD',
      timeZone: 'UTC',
      closed: false,
      addressLine1: text(200),
      addressCity: text(120),
    }),
    screens: [list('regions'), '/regions/:_id/show'],
  },
  categories: {
    mutation: create('Category'),
    input: (text, n) => ({
      name: `${n} ${text(70)}`,
      description: text(400),
      kind: 'COURSE',
      color: '#7a1222',
      position: n,
    }),
    screens: [list('categories'), '/categories/:_id/show'],
  },
  teachers: {
    mutation: create('Teacher'),
    input: (text, n) => ({
      name: `${text(100)} ${n}`,
      title: text(40),
      biographies: [{ locale: 'en', text: text(2000) }],
    }),
    screens: [list('teachers'), '/teachers/:_id/show'],
  },
  courses: {
    mutation: create('Course'),
    input: (text, n, { groupId }) => ({
      code: `H${n}`,
      name: text(120),
      description: text(2000),
      locale: 'en',
      published: true,
      groupIds: [groupId],
    }),
    screens: [list('courses', { q: 'alert' }), '/courses/:_id/show'],
  },
  lessons: {
    mutation: create('Lesson'),
    input: (text, n, { courseId }) => ({
      courseId,
      title: text(120),
      description: text(2000),
      kind: 'VIDEO',
      position: 100 + n,
      published: true,
    }),
    screens: [list('lessons', { q: 'alert' }), '/lessons/:_id/show'],
  },
  exams: {
    mutation: create('Exam'),
    input: (text, _n, { courseId }) => ({
      courseId,
      title: text(120),
      instructions: text(2000),
      openBook: false,
      passMark: 70,
      published: true,
      items: [
        {
          points: 1,
          question: {
            courseId,
            kind: 'SINGLE_CHOICE',
            texts: inEnglish(text(1000)),
            parts: [
              { _id: 'right', role: 'CHOICE', texts: inEnglish(text(300)) },
              { _id: 'wrong', role: 'CHOICE', texts: inEnglish(`${text(290)} no`) },
            ],
            key: { ...emptyKey, choiceIds: ['right'], guidance: text(1000) },
          },
        },
      ],
    }),
    screens: [list('exams', { q: 'alert' }), '/exams/:_id/show'],
  },
  assignments: {
    mutation: create('Assignment'),
    input: (text, n, { courseId }) => ({
      courseId,
      // As with documents.
      title: `${n} ${text(110).replaceAll(/\p{Cc}/gu, '')}`,
      content: `<p>${n}</p>${text(10_000)}`,
      kind: 'GRADED',
      locale: 'en',
      position: 100 + n,
      weight: 1,
      maxFiles: 1,
      allowText: true,
      published: true,
    }),
    screens: [list('assignments', { q: 'alert' }), '/assignments/:_id/show'],
  },
  links: {
    mutation: create('Link'),
    input: (text, n) => ({
      title: `${n} ${text(110)}`,
      description: text(500),
      address: 'https://library.example/',
      regionIds: [],
      groupIds: [],
      published: true,
    }),
    screens: [list('links')],
  },
  attendanceSchemas: {
    mutation: create('AttendanceSchema'),
    input: (text, n) => ({
      name: `${n} ${text(110)}`,
      absenceDeduction: 1,
      lateDeduction: 1,
      graceAbsentsPerTerm: 1,
      graceLatesPerTerm: 1,
      minutesLateThreshold: 10,
      isDefault: false,
    }),
    screens: [list('attendanceSchemas'), '/attendanceSchemas/:_id/show'],
  },
  requestForms: {
    mutation: create('RequestForm'),
    input: (text, n) => ({
      title: `${n} ${text(110)}`,
      description: text(1000),
      audiences: [],
      regionIds: [],
      groupIds: [],
      published: true,
      fields: [
        { label: text(150), help: text(250), kind: 'TEXT', required: false, choices: [] },
        {
          label: text(140),
          kind: 'CHOICE',
          required: false,
          choices: [text(150), `${text(140)} no`],
        },
      ],
    }),
    screens: [list('request-form'), '/request-form/:_id/show'],
  },
  logits: {
    mutation: 'mutation ($input: LogitInput!) { insertLogit(logitInput: $input) }',
    input: (text) => ({ action: text(200), type: text(60), payload: text(5000) }),
    screens: [list('logits', { source: 'REPORT' })],
  },
};
