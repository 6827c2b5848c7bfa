import type { PersonaKey } from '../../seed/personas.ts';

/** Names of fields that would give rights, name an owner or count for something. */
export const watched = [
  '_id',
  'approved',
  'attendanceAdminIds',
  'audiences',
  'balance',
  'createdAt',
  'createdBy',
  'deactivatedAt',
  'deanIds',
  'facilitatorIds',
  'groupIds',
  'impersonatorId',
  'password',
  'passwordHash',
  'permissions',
  'regionId',
  'regionIds',
  'regionRoles',
  'roleNames',
  'roles',
  'score',
  'studentId',
  'studentIds',
  'termsAcceptedAt',
  'updatedBy',
  'userId',
  'version',
] as const;

interface Attempt {
  /** Input type and field. */
  readonly field: string;
  readonly persona: PersonaKey;
  readonly mutation: string;
  readonly value: unknown;
  readonly aim?: Readonly<Record<string, unknown>>;
  readonly code: 'FORBIDDEN' | 'INVALID' | 'NOT_FOUND';
}

const berlin = 'region-berlin';
const SHA = 'a'.repeat(64);
const by = (persona: PersonaKey, mutation: string) => ({ persona, mutation });
const asRegionAdmin = by('regionAdmin', 'updateUser');

/** What somebody puts into such a field who may not; each is refused and changes nothing. */
export const attempts: readonly Attempt[] = [
  { field: 'UserInput.roles', ...asRegionAdmin, value: ['user', 'admin'], code: 'FORBIDDEN' },
  { field: 'UserInput.roles', ...asRegionAdmin, value: ['superadmin'], code: 'FORBIDDEN' },
  {
    field: 'UserInput.roles',
    ...by('admin', 'updateUser'),
    value: ['superadmin'],
    code: 'FORBIDDEN',
  },
  {
    field: 'UserInput.roles',
    ...by('admin', 'createUser'),
    value: ['superadmin'],
    code: 'FORBIDDEN',
  },
  { field: 'UserInput.roles', ...by('student', 'updateUser'), value: ['admin'], code: 'FORBIDDEN' },
  {
    field: 'UserInput.regionRoles',
    ...asRegionAdmin,
    value: { regionId: berlin, roleNames: ['manager'] },
    code: 'FORBIDDEN',
  },
  {
    field: 'UserInput.regionRoles',
    ...asRegionAdmin,
    value: { regionId: 'region-cape-town', roleNames: ['superadmin'] },
    code: 'FORBIDDEN',
  },
  { field: 'RegionRolesInput.regionId', ...asRegionAdmin, value: berlin, code: 'FORBIDDEN' },
  { field: 'RegionRolesInput.roleNames', ...asRegionAdmin, value: 'superadmin', code: 'FORBIDDEN' },
  { field: 'UserInput.regionIds', ...asRegionAdmin, value: berlin, code: 'INVALID' },
  { field: 'UserInput.groupIds', ...asRegionAdmin, value: 'group-berlin-1', code: 'INVALID' },
  {
    field: 'UserInput.password',
    ...asRegionAdmin,
    value: SHA,
    aim: { _id: 'user-superadmin' },
    code: 'FORBIDDEN',
  },
  {
    field: 'UserInput.password',
    ...asRegionAdmin,
    value: SHA,
    aim: { _id: 'user-student2' },
    code: 'NOT_FOUND',
  },
  {
    field: 'UserProfileInput._id',
    ...by('student', 'updateUserProfile'),
    value: 'user-0001',
    code: 'FORBIDDEN',
  },
  {
    field: 'UserProfileInput._id',
    ...by('superadmin', 'updateUserProfile'),
    value: 'user-0001',
    code: 'FORBIDDEN',
  },
  {
    field: 'AddressInput._id',
    ...by('student', 'updateAddress'),
    value: 'address-anotherUser',
    code: 'NOT_FOUND',
  },
  {
    field: 'GroupInput.regionId',
    ...by('regionAdmin', 'updateGroup'),
    value: berlin,
    code: 'FORBIDDEN',
  },
  {
    field: 'GroupInput.studentIds',
    ...by('regionAdmin', 'updateGroup'),
    value: 'user-student2',
    code: 'INVALID',
  },
  {
    field: 'GroupInput.facilitatorIds',
    ...by('regionAdmin', 'updateGroup'),
    value: 'user-student2',
    code: 'INVALID',
  },
  {
    field: 'LinkInput.regionIds',
    ...by('regionAdmin', 'updateLink'),
    value: berlin,
    code: 'INVALID',
  },
  {
    field: 'LinkInput.groupIds',
    ...by('regionAdmin', 'updateLink'),
    value: 'group-berlin-1',
    code: 'INVALID',
  },
  {
    field: 'RegionInput.attendanceAdminIds',
    ...by('regionAdmin', 'updateRegion'),
    value: 'user-student2',
    code: 'INVALID',
  },
  {
    field: 'RegionInput.deanIds',
    ...by('regionAdmin', 'updateRegion'),
    value: 'user-student2',
    code: 'INVALID',
  },
  {
    field: 'CourseCopyInput.groupIds',
    ...by('regionAdmin', 'copyCourse'),
    value: 'group-cape-town-1',
    code: 'FORBIDDEN',
  },
  {
    field: 'CourseInput.groupIds',
    ...by('regionAdmin', 'updateCourse'),
    value: 'group-cape-town-1',
    code: 'FORBIDDEN',
  },
  {
    field: 'DocumentInput.permissions',
    ...by('admin', 'updateDocument'),
    value: 'STUDENT',
    aim: { _id: 'document-spare' },
    code: 'FORBIDDEN',
  },
  {
    field: 'ExamResultInput.score',
    ...by('student', 'correctExamResult'),
    value: 100,
    aim: { _id: 'attempt-ended-own' },
    code: 'FORBIDDEN',
  },
  {
    field: 'ExamResultInput.score',
    ...by('facilitator', 'correctExamResult'),
    value: 100,
    aim: { _id: 'attempt-ended-own' },
    code: 'FORBIDDEN',
  },
  {
    field: 'GradeCorrectionInput.score',
    ...by('student', 'correctCourseGrade'),
    value: 100,
    code: 'FORBIDDEN',
  },
  {
    field: 'GradeCorrectionInput.studentId',
    ...by('regionAdmin', 'correctCourseGrade'),
    value: 'user-student2',
    code: 'NOT_FOUND',
  },
  {
    field: 'RecordedResultInput.score',
    ...by('student', 'recordExamResult'),
    value: 100,
    code: 'FORBIDDEN',
  },
  {
    field: 'RecordedResultInput.studentId',
    ...by('regionAdmin', 'recordExamResult'),
    value: 'user-student2',
    code: 'INVALID',
  },
  {
    field: 'SubmissionDraftInput._id',
    ...by('student', 'saveSubmissionDraft'),
    value: 'short',
    code: 'INVALID',
  },
  {
    field: 'SubmissionDraftInput._id',
    ...by('regionAdmin', 'saveSubmissionDraft'),
    value: 'submission-anotherUser',
    code: 'NOT_FOUND',
  },
  {
    field: 'SubmissionGradeInput.score',
    ...by('student', 'gradeSubmission'),
    value: 100,
    aim: { _id: 'submission-own', version: 1 },
    code: 'NOT_FOUND',
  },
  {
    field: 'SubmissionReopenInput.userId',
    ...by('student', 'reopenSubmission'),
    value: 'user-student',
    code: 'NOT_FOUND',
  },
  {
    field: 'SubmissionReopenInput.userId',
    ...by('regionAdmin', 'reopenSubmission'),
    value: 'user-student2',
    code: 'NOT_FOUND',
  },
  {
    field: 'TeacherInput.userId',
    ...by('regionAdmin', 'updateTeacher'),
    value: 'user-regionadmin',
    code: 'FORBIDDEN',
  },
  {
    field: 'RequestFormInput.audiences',
    ...by('admin', 'updateRequestForm'),
    value: 'STUDENT',
    code: 'FORBIDDEN',
  },
  {
    field: 'RequestFormInput.regionIds',
    ...by('regionAdmin', 'updateRequestForm'),
    value: 'region-cape-town',
    code: 'FORBIDDEN',
  },
  {
    field: 'RequestFormInput.groupIds',
    ...by('regionAdmin', 'updateRequestForm'),
    value: 'group-cape-town-1',
    code: 'FORBIDDEN',
  },
];

/** Such fields that give nobody anything, and why. */
export const harmless: Readonly<Record<string, string>> = {
  'AddressInput.updatedBy': 'whoever is signed in is noted',
  'AddressInput.version': 'the state that was read',
  'AssignmentDatesInput.version': 'the state that was read',
  'CourseOfferingInput.version': 'the state that was read',
  'ExamItemInput._id': 'an id of another exam is a new one here',
  'ForexMonthInput.version': 'the state that was read',
  'LogitInput.userId': 'whoever is signed in is noted',
  'QuestionPartInput._id': 'a question names its own parts',
  'RequestFieldInput._id': 'a form names its own fields',
  'SetupSuperadminInput.password': 'of the first person, who has the link; there is nobody yet',
  'TranslationInput._id': 'names the text; the role decides',
  'TranslationInput.version': 'the state that was read',
};
