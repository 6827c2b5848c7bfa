import type { SessionUser } from '../session-types.ts';

type SessionGroup = SessionUser['groups'][number];

/** A group as `currentUser` brings it. */
export function buildGroup(overrides: Partial<SessionGroup> = {}): SessionGroup {
  return {
    _id: 'group-1',
    name: 'Nairobi 2025 A',
    archived: false,
    attendanceSchema: { _id: 'schema-1', name: 'Standard' },
    ...overrides,
  };
}

/** A student in one group who has accepted the terms. */
export function buildUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    _id: 'user-1',
    fullName: 'Ruth Wanjiru',
    firstName: 'Ruth',
    lastName: 'Wanjiru',
    roles: ['user'],
    regionIds: ['region-1'],
    regions: [{ _id: 'region-1', name: 'East Africa', slug: 'east-africa', userCount: 48 }],
    regionRoles: [],
    createdBy: null,
    createdAt: '2025-01-10T08:00:00.000Z',
    cloudinaryId: null,
    locale: 'en',
    emailVerified: true,
    email: 'student@lampstand.example',
    notificationsLastRead: null,
    runningExam: null,
    unreadNotifications: 0,
    isAlumni: false,
    isAlumniOnly: false,
    isActiveStudent: true,
    gradLocation: null,
    gradYear: null,
    subscribeAlumniEmail: false,
    termsAccepted: true,
    mustAddSecondFactor: false,
    showAlumniWelcome: false,
    impersonatingUser: null,
    impersonationRaisedUntil: null,
    impersonationRaiseReason: null,
    showVideo: false,
    selectedGroup: 'group-1',
    permissions: [],
    individualPermissions: [],
    notificationPreferences: [],
    groups: [buildGroup()],
    ...overrides,
  };
}
