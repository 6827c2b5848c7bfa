/** The first name of everybody who was erased; the last name is the number of the erasure. */
export const ERASED_NAME = '—';

/** What stands in the place of the columns of an account that tell of a person. */
export const erasedColumns = (id: string, number: number) => ({
  firstName: ERASED_NAME,
  lastName: `#${number}`,
  email: `erased-${id.toLowerCase()}@lampstand.invalid`,
  emailVerified: false,
  passwordHash: null,
  locale: 'en',
  cloudinaryId: null,
  selectedGroup: null,
  gradYear: null,
  gradLocation: null,
  subscribeAlumniEmail: false,
  termsAcceptedAt: null,
  showAlumniWelcome: false,
  showVideo: false,
  currency: null,
  timezone: null,
  location: null,
  url: null,
  homePage: null,
  socialUserName: null,
  notificationsLastRead: null,
});

/** What an erased person is called in texts that others got. */
export const erasedName = (number: number): string => `${ERASED_NAME} #${number}`;
