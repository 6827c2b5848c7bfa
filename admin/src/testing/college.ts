import { eventsOf } from './attempt-events.ts';
import { questionBankOf } from './question-bank.ts';
import { stamps } from './stamps.ts';

/** A small college for stories and tests, in the words of the schema. Times are fixed. */

const regions = [
  ['r-kenya', 'East Africa', 'east-africa', 'Africa', 'KES', 'Africa/Nairobi', 'KEN', false],
  ['r-germany', 'Germany', 'germany', 'Europe', 'EUR', 'Europe/Berlin', 'DEU', false],
  ['r-peru', 'Andes', 'andes', 'Americas', 'PEN', 'America/Lima', 'PER', true],
].map(([_id, name, slug, zone, currency, timeZone, addressCountry, closed]) => ({
  ...stamps,
  _id: String(_id),
  name: String(name),
  slug: String(slug),
  zone,
  currency,
  timeZone,
  addressCountry,
  addressLine1: '12 Lamp Street',
  addressLine2: null,
  addressCity: 'Nairobi',
  addressState: null,
  addressPostcode: '00100',
  description: null,
  phone: '+254 20 555 0100',
  type: 'LAMPSTAND_CAMPUS',
  closed,
  userCount: 8,
  explanationsEnabled: _id === 'r-kenya',
  attendanceAdmins: (): readonly object[] => (_id === 'r-kenya' ? users.slice(0, 1) : []),
  deans: (): readonly object[] => (_id === 'r-kenya' ? users.slice(0, 1) : []),
}));

const regionOf = (id: string) => regions.find(({ _id }) => _id === id);

const groups = [
  { _id: 'g-1', name: 'Nairobi 2026 A', regionId: 'r-kenya', kind: 'CAMPUS', archived: false },
  { _id: 'g-2', name: 'Berlin 2026', regionId: 'r-germany', kind: 'ONLINE', archived: false },
  { _id: 'g-3', name: 'Lima 2024', regionId: 'r-peru', kind: 'OFFLINE_APP', archived: true },
].map((group) => ({
  ...stamps,
  ...group,
  region: () => regionOf(group.regionId),
  year: 2026,
  term: 'Spring',
  startsOn: '2026-01-12',
  endsOn: '2026-05-29',
  attendanceSchemaId: 's-1',
  attendanceSchema: { _id: 's-1', name: 'Standard' },
  signUpOpen: group._id !== 'g-2',
  studentCount: 8,
  students: (): readonly object[] => users.filter((user) => user.groupIds.includes(group._id)),
  facilitators: (): readonly object[] => users.slice(0, 1),
}));

const firstNames = ['Ada', 'Ben', 'Chloe', 'David', 'Esther', 'Femi', 'Grace', 'Hana'];
const lastNames = ['Njeri', 'Weber', 'Quispe'];

/** 24 people, eight in each region; the first one of each region works there. */
const users = lastNames.flatMap((lastName, regionAt) =>
  firstNames.map((firstName, at) => {
    const region = regions[regionAt];
    const group = groups[regionAt];
    const staff = at === 0;
    return {
      ...stamps,
      _id: `u-${regionAt}${at}`,
      firstName,
      lastName,
      fullName: `${firstName} ${lastName}`,
      email: `${firstName}.${lastName}@lampstand.example`.toLowerCase(),
      emailVerified: true,
      locale: regionAt === 1 ? 'de_DE' : 'en',
      roles: staff && regionAt === 1 ? ['admin', 'manager', 'user'] : ['user'],
      regionIds: region ? [region._id] : [],
      regions: region ? [region] : [],
      regionRoles:
        staff && region
          ? [{ regionId: region._id, slug: region.slug, roleNames: ['admin', 'manager', 'user'] }]
          : [],
      groups: group ? [group] : [],
      groupIds: group ? [group._id] : [],
      isAlumni: at === 7,
      isActiveStudent: !staff,
      gradYear: at === 7 ? 2024 : null,
      gradLocation: at === 7 ? 'Nairobi' : null,
      termsAccepted: true,
      active: at !== 6,
      passwordSet: at !== 5,
      mergedIntoId: null,
      erasure: null,
      currency: at === 1 ? 'KES' : null,
      timezone: at === 1 ? 'Africa/Nairobi' : null,
      location: at === 1 ? 'Nairobi' : null,
      url: null,
      homePage: at === 1 ? 'https://ben.example' : null,
      socialUserName: null,
      phones: at === 1 ? [{ _id: 'phone-1', type: 'MOBILE', number: '+254 20 555 0101' }] : [],
      emails: at === 1 ? [{ _id: 'email-1', type: 'SCHOOL', email: 'ben@school.example' }] : [],
    };
  }),
);

const courses = [
  { _id: 'c-1', code: 'BIB101', name: 'Survey of the Bible', published: true },
  { _id: 'c-2', code: 'THE201', name: 'Introduction to Theology', published: false },
].map((course) => ({
  ...stamps,
  ...course,
  description: 'From Genesis to Revelation in one term.',
  teacherName: 'Dr. Miriam Stone',
  teachers: (): readonly object[] => teachers.slice(0, 1),
  locale: 'en',
  categories: [{ _id: 'k-bible', name: 'Bible', color: '#7a1226' }],
  programme: 'Certificate in Bible',
  year: 1,
  imageUrl: null,
  publishedAt: course.published ? '2026-01-10T08:00:00.000Z' : null,
  lessonCount: 2,
  examCount: 1,
  groups: groups.slice(0, 2),
}));

const lessons = courses.flatMap((course, courseAt) =>
  ['The Law', 'The Prophets'].map((title, at) => ({
    ...stamps,
    _id: `l-${courseAt}${at}`,
    courseId: course._id,
    course,
    title,
    description: 'What to look for while reading.',
    kind: at === 0 ? 'VIDEO' : 'AUDIO',
    position: at + 1,
    published: at === 0,
    content: null,
    releaseAfterDays: at === 0 ? null : 7,
    noSkipping: at === 0,
    minimumSeenPercent: at === 0 ? 80 : null,
    durationSeconds: at === 0 ? 754 : null,
    checks:
      at === 0
        ? [{ _id: 'k-1', atSeconds: 150, questionId: 'q-1', questionTitle: 'Who led the exodus?' }]
        : [],
    media:
      at === 0
        ? [
            {
              locale: 'en',
              label: 'English',
              fileName: 'the-law.mp4',
              mediaUrl: '/files/lesson.mp4',
              mediaSize: 48_200_000,
              durationSeconds: 754,
              audioUrl: '/files/lesson.m4a',
              audioSize: 6_100_000,
            },
          ]
        : [],
    subtitles: at === 0 ? [{ locale: 'de_DE', label: 'Deutsch', url: '/files/de.vtt' }] : [],
    downloads:
      at === 0
        ? [
            {
              _id: 'd-1',
              title: 'Reading plan',
              url: '/files/plan.pdf',
              contentType: 'application/pdf',
              size: 48_200,
            },
          ]
        : [],
  })),
);

const { items, pools, questions, sheet } = questionBankOf(courses[0]);

const exams = courses.map((course, at) => ({
  ...stamps,
  _id: `e-${at}`,
  courseId: course._id,
  course,
  title: at === 0 ? 'Old Testament' : 'Doctrine of God',
  instructions: 'Read each question twice.',
  passMark: 70,
  allowedAttempts: 2,
  openBook: at === 1,
  published: true,
  questionCount: 2,
  totalPoints: 4,
  locale: 'en',
  translations: [{ locale: 'de_DE', title: 'Das Alte Testament', instructions: null }],
  shuffleQuestions: true,
  shuffleParts: false,
  timeLimitMinutes: 60,
  leavingFails: true,
  graceSeconds: 60,
  connectionGraceSeconds: 300,
  answersShown: 'AT_END',
  practice: false,
  weight: 1,
  items,
  windows: [],
}));

/** The results that were written down from paper, and corrected, by hand. */
const [RECORDED, CORRECTED] = [4, 6];
const remark = (reason: string) => ({
  at: '2026-03-20T08:15:00.000Z',
  byName: 'Rita Mwangi',
  reason,
});

const examResults = users.slice(1, 13).map((student, at) => ({
  _id: `x-${at}`,
  number: at % 3 === 2 ? 2 : 1,
  student,
  exam: exams[at % 2],
  course: courses[at % 2],
  group: student.groups[0],
  region: student.regions[0],
  status: at % 4 === 3 ? 'FAILED' : 'PASSED',
  abandoned: at === 3,
  startedAt: `2026-03-${String(at + 10)}T09:00:00.000Z`,
  finishedAt: `2026-03-${String(at + 10)}T09:40:00.000Z`,
  points: at === RECORDED ? null : at % 4 === 3 ? 1 : 3,
  totalPoints: at === RECORDED ? null : 4,
  score: at % 4 === 3 ? 25 : at % 3 === 2 ? 70 : 75,
  scaledFrom: at % 3 === 2 ? 75 : null,
  attemptsLeft: 1,
  version: at === CORRECTED ? 2 : 1,
  recorded: at === RECORDED ? remark('No power on the campus.') : null,
  correctedFrom: at === CORRECTED ? 50 : null,
  correction: at === CORRECTED ? remark('Question 3 had two right answers.') : null,
  mode: 'EXAM',
  submittedAt: `2026-03-${String(at + 10)}T09:40:00.000Z`,
  endedBy: at === 3 ? 'LEFT' : 'HANDED_IN',
  deadline: null,
  penalty: at % 3 === 2 ? 'RETAKE' : null,
  earnedScore: 75,
  restorable: at === 3,
  explanation: [
    { text: 'Points', value: '3 of 4' },
    { text: 'In per cent, halves rounded up', value: '75 %' },
    ...(at % 3 === 2 ? [{ text: 'A passing retake counts as 70 % at most', value: '70 %' }] : []),
  ],
  events: at === RECORDED ? [] : eventsOf(`x-${at}`, `2026-03-${String(at + 10)}`, at === 3),
  answers: sheet,
}));

const attendanceSchemas = [
  { _id: 's-1', name: 'Standard', isDefault: true, absenceDeduction: 2, groups },
  { _id: 's-2', name: 'Evening classes', isDefault: false, absenceDeduction: 0, groups: [] },
].map((schema) => ({
  ...stamps,
  ...schema,
  minutesLateThreshold: 10,
  graceAbsentsPerTerm: 2,
  graceLatesPerTerm: 3,
  lateDeduction: 1,
  groupCount: schema.groups.length,
}));

const teachers = [
  { _id: 't-1', title: 'Dr.', name: 'Miriam Stone', email: 'miriam@teachers.example', told: true },
  { _id: 't-2', title: null, name: 'Paul Otieno', email: null, told: false },
].map(({ told, ...teacher }) => ({
  ...stamps,
  ...teacher,
  fullName: [teacher.title, teacher.name].filter(Boolean).join(' '),
  pictureUrl: null,
  userId: told ? 'u-01' : null,
  user: told ? users[1] : null,
  biographies: told ? [{ locale: 'en', text: 'Twenty years with the Old Testament.' }] : [],
  courses: told ? courses : [],
  courseCount: told ? courses.length : 0,
}));

const groupBoards = groups.map((group, at) => ({
  ...group,
  courses: at === 0 ? courses : [],
  lastActivityAt: at === 0 ? '2026-03-21T09:40:00.000Z' : null,
  latestResults: at === 0 ? examResults.slice(0, 3) : [],
}));

export const college = {
  regions,
  groups,
  users,
  courses,
  lessons,
  exams,
  questions,
  pools,
  examResults,
  attendanceSchemas,
  teachers,
  groupBoards,
};
