import { randomUUID } from 'node:crypto';
import { collegeUrl } from './env.ts';
import { make } from './make.ts';
import { sentPassword, signIn, signInAs } from './sign-in.ts';
import { stateWith } from './signed-in.ts';

/** Everybody's of a classroom. */
export const PASSWORD = 'lampstand-classroom';
const DAY_MS = 86_400_000;

/** A day as the API takes it. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Somebody of a classroom, signed in. */
interface Classmate {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  /** Of the browser. */
  readonly state: ReturnType<typeof stateWith>;
}

/** A region with one group that studies one course; no other journey knows of it. */
export interface Classroom {
  readonly groupId: string;
  readonly courseId: string;
  readonly courseName: string;
  readonly student: Classmate;
  readonly facilitator: Classmate;
}

const office = () => signIn(collegeUrl(), 'superadmin');

/** Opens an account, whose person accepts the terms. */
async function enrol(name: string, regionId: string): Promise<Classmate> {
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `${randomUUID()}@classroom.example`;
  const userInput = {
    email,
    firstName,
    lastName,
    locale: 'en',
    password: sentPassword(PASSWORD),
    regionIds: [regionId],
    regionRoles: [],
    roles: ['user'],
    groupIds: [],
  };
  const query =
    'mutation ($userInput: UserInput!) { made: createUser(userInput: $userInput) { _id } }';
  const _id = await make(await office(), query, { userInput });
  const cookie = await signInAs(collegeUrl(), email, PASSWORD);
  await make(cookie, 'mutation { made: acceptTerms { _id } }', {});
  return { _id, name, email, state: stateWith(collegeUrl(), cookie) };
}

/** Opens a classroom with its people. @param name of the course, unlike any other. */
export async function openClassroom(
  name: string,
  people: { readonly student: string; readonly facilitator: string },
): Promise<Classroom> {
  const cookie = await office();
  const regionInput = {
    name: `Campus of ${name}`,
    slug: `Campus-${randomUUID()}`,
    type: 'LAMPSTAND_CAMPUS',
    zone: 'AFRICA',
    currency: 'ZAR',
    timeZone: 'Africa/Johannesburg',
    closed: false,
  };
  const regionId = await make(
    cookie,
    'mutation ($regionInput: RegionInput!) { made: createRegion(regionInput: $regionInput) { _id } }',
    { regionInput },
  );
  const student = await enrol(people.student, regionId);
  const facilitator = await enrol(people.facilitator, regionId);
  const groupInput = {
    name: `Group of ${name}`,
    regionId,
    year: 1,
    term: 'T1',
    kind: 'CAMPUS',
    startsOn: dayFromNow(-30),
    endsOn: dayFromNow(100),
    archived: false,
    studentIds: [student._id],
    facilitatorIds: [facilitator._id],
  };
  const groupId = await make(
    cookie,
    'mutation ($groupInput: GroupInput!) { made: createGroup(groupInput: $groupInput) { _id } }',
    { groupInput },
  );
  const courseInput = {
    code: `J-${randomUUID().slice(0, 8)}`,
    name,
    locale: 'en',
    published: true,
    groupIds: [groupId],
  };
  const courseId = await make(
    cookie,
    'mutation ($courseInput: CourseInput!) { made: createCourse(courseInput: $courseInput) { _id } }',
    { courseInput },
  );
  return { groupId, courseId, courseName: name, student, facilitator };
}

/** What of an exam differs from the usual. */
interface ExamPlan {
  readonly title: string;
  /** As the API takes them, without their course. */
  readonly questions: readonly object[];
  readonly openBook?: boolean;
  readonly leavingFails?: boolean;
  readonly allowedAttempts?: number;
  readonly timeLimitMinutes?: number;
}

/** A published exam of a classroom, ten points for each question. @returns its id. */
export async function giveExam(
  { courseId }: Classroom,
  { questions, ...plan }: ExamPlan,
): Promise<string> {
  const items = questions.map((question) => ({ points: 10, question: { ...question, courseId } }));
  const examInput = { openBook: false, passMark: 70, published: true, ...plan, courseId, items };
  return make(
    await office(),
    'mutation ($examInput: ExamInput!) { made: createExam(examInput: $examInput) { _id } }',
    { examInput },
  );
}

/** Says when a classroom hands an exam in at the latest without being late. */
export async function setDeadline(
  { groupId }: Classroom,
  examId: string,
  deadline: string,
): Promise<void> {
  await make(
    await office(),
    'mutation ($input: ExamWindowInput!) { made: setExamWindow(examWindowInput: $input) { _id } }',
    { input: { examId, groupId, deadline } },
  );
}

/** A published assignment of a classroom. @param dueAt on the clock of its campus. @returns its id. */
export async function giveAssignment(
  { courseId, groupId }: Classroom,
  { title, dueAt }: { readonly title: string; readonly dueAt: string },
): Promise<string> {
  const cookie = await office();
  const assignmentInput = {
    courseId,
    title,
    content: '<p>Name five places.</p>',
    locale: 'en',
    kind: 'GRADED',
    position: 1,
    published: true,
    weight: 1,
    maxFiles: 2,
    allowText: true,
  };
  const assignmentId = await make(
    cookie,
    'mutation ($assignmentInput: AssignmentInput!) { made: createAssignment(assignmentInput: $assignmentInput) { _id } }',
    { assignmentInput },
  );
  await make(
    cookie,
    'mutation ($input: AssignmentDatesInput!) { made: setAssignmentDates(assignmentDatesInput: $input) { _id } }',
    { input: { assignmentId, groupId, dueAt } },
  );
  return assignmentId;
}
