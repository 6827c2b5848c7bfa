import { STALE, create, list, one, remove, update, type Try } from './try.ts';

const region = {
  name: '',
  slug: '',
  zone: '',
  type: 'AWM_OFFICE',
  currency: '',
  timeZone: '',
  closed: false,
};

const group = {
  name: '',
  regionId: 'region-cape-town',
  year: 1,
  term: 'x',
  kind: 'CAMPUS',
  archived: false,
  startsOn: '2026-02-01',
  endsOn: '2026-01-01',
  studentIds: [],
  facilitatorIds: [],
};

const user = {
  email: '',
  firstName: '',
  lastName: '',
  locale: 'en',
  regionIds: ['region-cape-town'],
  roles: ['user'],
  regionRoles: [],
  groupIds: [],
};

const members = {
  kind: 'MEMBERS',
  groupId: 'group-cape-town-1',
  fileName: 'x.csv',
  fields: ['email'],
  rows: [{ line: 2, values: ['nobody@lampstand.example'] }],
};

/** How the root fields of people, regions and groups are tried. */
export const peopleTries: Readonly<Record<string, Try>> = {
  'Query.addresses': {
    query: '{ addresses(itemId: "user-student") { _id } }',
  },
  'Query.adminHome': { query: '{ adminHome { userCount } }' },
  'Query.duplicateUsers': { query: '{ duplicateUsers { oneId } }' },
  'Query.erasurePreview': { query: '{ erasurePreview(userId: "user-student") { rows } }' },
  'Query.group': one('group', 'group-cape-town-1'),
  'Query.groups': list('groups'),
  'Query.import': one('import', 'none'),
  'Query.importFields': { query: '{ importFields(kind: USERS) { name } }' },
  'Query.imports': { query: '{ imports { _id } }' },
  'Query.mergePreview': {
    query: '{ mergePreview(keepId: "user-student", goneId: "user-student2") { rows } }',
  },
  'Query.permissionAnswer': {
    query:
      '{ permissionAnswer(userId: "user-student", ruleId: "Query.users", regionId: "region-cape-town") { allowed } }',
  },
  'Query.permissionRules': { query: '{ permissionRules { _id } }' },
  'Query.region': one('region', 'region-cape-town'),
  'Query.regions': list('regions'),
  'Query.user': one('user', 'user-student', 'userId'),
  'Query.userMergers': { query: '{ userMergers(userId: "user-student") { _id } }' },
  'Query.users': list('users'),
  'Mutation.previewImport': {
    query: 'mutation ($input: ImportInput!) { previewImport(importInput: $input) { fingerprint } }',
    variables: { input: members },
  },
  'Mutation.startImport': {
    // Nobody was shown this: whoever may import is told to look again.
    query:
      'mutation ($input: ImportInput!) { startImport(_id: "00000000-0000-7000-8000-000000000003", importInput: $input, fingerprint: "x", sendMails: false) { _id } }',
    variables: { input: members },
  },
  'Mutation.undoMerger': { query: 'mutation { undoMerger(_id: "none") { goneId } }' },
  'Mutation.undoImport': { query: 'mutation { undoImport(_id: "none") { blocked } }' },
  'Mutation.eraseUser': {
    query: `mutation { eraseUser(userId: "user-student", version: ${STALE}, confirmation: "x", reason: "matrix") { _id } }`,
  },
  'Mutation.exportPerson': {
    query: 'mutation { exportPerson(userId: "user-student") }',
  },
  'Mutation.mergeUsers': {
    query: `mutation { mergeUsers(keepId: "user-student", goneId: "user-student2", keepVersion: ${STALE}, goneVersion: ${STALE}, taken: [], reason: "matrix") { _id } }`,
  },
  'Mutation.createGroup': create('Group', group),
  'Mutation.createRegion': create('Region', region),
  'Mutation.createUser': create('User', user),
  'Mutation.raiseImpersonation': {
    query: 'mutation { raiseImpersonation(reason: "matrix") }',
  },
  'Mutation.impersonateUser': {
    query: 'mutation { impersonateUser(userId: "user-student", reason: "matrix") { _id } }',
  },
  'Mutation.removeAddress': {
    query: 'mutation { removeAddress(_id: "none") { _id } }',
  },
  'Mutation.removeGroup': remove('Group', 'group-cape-town-1'),
  'Mutation.removeRegion': remove('Region', 'region-cape-town'),
  'Mutation.sendAccountMail': {
    query: 'mutation { sendAccountMail(userId: "user-student", kind: RESET) }',
  },
  'Mutation.sendAccountMails': {
    query: 'mutation { sendAccountMails(userIds: ["user-student"], kind: RESET) { status } }',
  },
  'Mutation.setUserActive': {
    query: `mutation { setUserActive(_id: "user-student", version: ${STALE}, active: false) { _id } }`,
  },
  'Mutation.setUsersActive': {
    query: 'mutation { setUsersActive(userIds: ["user-student"], active: true) { status } }',
  },
  'Mutation.updateAddress': {
    query:
      'mutation { updateAddress(addressInput: { itemId: "user-student", country: "ZAF" }) { _id } }',
  },
  'Mutation.updateGroup': update('Group', 'group-cape-town-1', {
    ...group,
    name: 'x',
    endsOn: '2026-06-01',
  }),
  'Mutation.updateRegion': update('Region', 'region-cape-town', {
    ...region,
    name: 'x',
    slug: 'x',
    zone: 'x',
    currency: 'ZAR',
    timeZone: 'UTC',
  }),
  'Mutation.updateUser': update('User', 'user-student', {
    ...user,
    email: 'x@y.example',
    firstName: 'x',
    lastName: 'x',
  }),
  'Mutation.updateUserProfile': {
    query: 'mutation { updateUserProfile(userProfileInput: { _id: "user-student" }) { _id } }',
  },
};
