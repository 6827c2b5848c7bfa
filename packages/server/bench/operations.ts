import { learningOperations } from './learning-operations.ts';
import type { Operation } from './operation.ts';

const USERS = `query BenchUsers($page: Int!) { users(sort: { field: fullName, order: ASC }, page: { page: $page, perPage: 25 }) { total items { _id fullName email locale createdAt regions { _id name slug } groups { _id name archived attendanceSchema { _id name } } } } }`;

const USERS_SQL = `select json_build_object('data', json_build_object('users', json_build_object(
  'total', (select count(*)::int from users),
  'items', (select coalesce(json_agg(json_build_object('_id', u.id, 'fullName', u.full_name, 'email', u.email, 'locale', u.locale, 'createdAt', u.created_at,
    'regions', (select coalesce(json_agg(json_build_object('_id', r.id, 'name', r.name, 'slug', r.slug)), '[]') from user_regions ur join regions r on r.id = ur.region_id where ur.user_id = u.id),
    'groups', (select coalesce(json_agg(json_build_object('_id', g.id, 'name', g.name, 'archived', g.archived,
      'attendanceSchema', (select json_build_object('_id', s.id, 'name', s.name) from attendance_schemas s where s.id = g.attendance_schema_id))), '[]')
      from group_members m join groups g on g.id = m.group_id where m.user_id = u.id)) order by u.full_name, u.id), '[]')
    from (select id from users order by full_name, id limit 25 offset $1) page join users u on u.id = page.id))))::text as body`;

const RESULTS = `query BenchResults($groupId: ID!, $status: ResultStatus!, $page: Int!) { examResults(filter: { groupId: $groupId, status: $status }, sort: { field: finishedAt, order: DESC }, page: { page: $page, perPage: 25 }) { total items { _id number score status finishedAt student { _id fullName } exam { _id title } course { _id code name } group { _id name } } } }`;

const RESULTS_SQL = `select json_build_object('data', json_build_object('examResults', json_build_object(
  'total', (select count(*)::int from exam_attempts where group_id = $1 and passed = $2 and finished_at is not null),
  'items', (select coalesce(json_agg(json_build_object('_id', a.id, 'number', a.number, 'score', a.score, 'status', case when a.passed then 'PASSED' else 'FAILED' end, 'finishedAt', a.finished_at,
    'student', json_build_object('_id', u.id, 'fullName', u.full_name), 'exam', json_build_object('_id', e.id, 'title', e.title),
    'course', json_build_object('_id', c.id, 'code', c.code, 'name', c.name), 'group', json_build_object('_id', g.id, 'name', g.name)) order by a.finished_at desc, a.id desc), '[]')
    from (select * from exam_attempts where group_id = $1 and passed = $2 and finished_at is not null order by finished_at desc, id desc limit 25 offset $3) a
    join users u on u.id = a.user_id join exams e on e.id = a.exam_id join courses c on c.id = a.course_id join groups g on g.id = a.group_id))))::text as body`;

const DASHBOARD = `query BenchDashboard { dashboard { unreadNotifications recentExamResults { _id score status finishedAt exam { _id title } course { _id code name } } notifications { _id title description createdAt read } courses { _id code name lessonCount completedLessons } } }`;

const DASHBOARD_SQL = `select json_build_object('data', json_build_object('dashboard', json_build_object(
  'unreadNotifications', (select count(*)::int from notifications n join users u on u.id = n.user_id where u.id = $1 and n.read_at is null and n.created_at > coalesce(u.notifications_last_read, '-infinity')),
  'recentExamResults', (select coalesce(json_agg(json_build_object('_id', a.id, 'score', a.score, 'status', case when a.passed then 'PASSED' else 'FAILED' end, 'finishedAt', a.finished_at,
    'exam', json_build_object('_id', e.id, 'title', e.title), 'course', json_build_object('_id', c.id, 'code', c.code, 'name', c.name)) order by a.finished_at desc), '[]')
    from (select * from exam_attempts where user_id = $1 and finished_at is not null order by finished_at desc, id limit 5) a join exams e on e.id = a.exam_id join courses c on c.id = a.course_id),
  'notifications', (select coalesce(json_agg(json_build_object('_id', n.id, 'title', n.title, 'description', n.description, 'createdAt', n.created_at, 'read', n.read) order by n.created_at desc), '[]')
    from (select n.*, (n.read_at is not null or n.created_at <= coalesce(u.notifications_last_read, '-infinity')) as read from notifications n join users u on u.id = n.user_id where n.user_id = $1 order by n.created_at desc limit 10) n),
  'courses', (select coalesce(json_agg(json_build_object('_id', c.id, 'code', c.code, 'name', c.name,
    'lessonCount', (select count(*)::int from lessons l where l.course_id = c.id and l.published),
    'completedLessons', (select count(*)::int from lessons l join lesson_progress p on p.lesson_id = l.id and p.user_id = $1 where l.course_id = c.id and l.published and p.completed_at is not null)) order by c.code), '[]')
    from courses c where c.published and exists (select 1 from course_offerings o join group_members m on m.group_id = o.group_id where o.course_id = c.id and m.user_id = $1)))))::text as body`;

const offsetOf = (variables: Record<string, unknown>): number => (Number(variables.page) - 1) * 25;

export const operations: readonly Operation[] = [
  {
    name: 'users',
    persona: 'superadmin',
    query: USERS,
    variables: () => ({ page: 1 }),
    sql: USERS_SQL,
    parameters: (variables) => [offsetOf(variables)],
  },
  {
    name: 'dashboard',
    persona: 'student',
    query: DASHBOARD,
    variables: () => ({}),
    sql: DASHBOARD_SQL,
    parameters: () => ['user-student'],
  },
  {
    name: 'results',
    persona: 'superadmin',
    query: RESULTS,
    variables: (n) => ({
      groupId: `big-group-${(n % 400) + 1}`,
      status: n % 2 === 0 ? 'PASSED' : 'FAILED',
      page: 1,
    }),
    sql: RESULTS_SQL,
    parameters: (variables) => [
      variables.groupId,
      variables.status === 'PASSED',
      offsetOf(variables),
    ],
  },
  ...learningOperations,
];

/** The users list at pages spread over all of them (P2). */
export const randomPages = (n: number): Record<string, unknown> => ({
  page: ((n * 7919) % 400) + 1,
});
