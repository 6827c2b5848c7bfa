import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionProvider, type Page, type Session } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { ToastOutlet } from '@lampstand/ui';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import {
  AddressesDocument,
  RemoveAddressDocument,
  UpdateAddressDocument,
  type AddressesQuery,
} from './AddressesCard.generated.ts';
import { SendVerifyEmailDocument } from './AccountCard.generated.ts';
import { CalendarConnectionDocument } from './CalendarCard.generated.ts';
import {
  ProfileDetailsDocument,
  SaveProfileDetailsDocument,
  type ProfileDetailsQuery,
} from './DetailsCard.generated.ts';
import {
  DevicesDocument,
  RevokeOtherSessionsDocument,
  RevokeSessionDocument,
  type DevicesQuery,
} from './DevicesCard.generated.ts';
import {
  ExamConditionsDocument,
  type ExamConditionsQuery,
} from './ExamConditionsCard.generated.ts';
import { buildDetails } from './profile-fixtures.ts';
import { PasskeysDocument } from './PasskeysCard.generated.ts';
import { ProfilePage } from './ProfilePage.tsx';
import { SecondFactorDocument } from './SecondFactorCard.generated.ts';
import { ChangePasswordDocument } from './useChangePassword.generated.ts';

interface Args {
  readonly session: Session;
  readonly password: Reply<{ readonly changePassword: boolean }>;
  readonly mail: Reply<{ readonly sendVerifyEmail: boolean }>;
  readonly devices: Reply<DevicesQuery>;
  readonly details: Reply<ProfileDetailsQuery>;
  readonly addresses: Reply<AddressesQuery>;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
  readonly page?: Page;
}

const thisDevice: DevicesQuery['sessions'][number] = {
  __typename: 'Session',
  _id: 'session-1',
  current: true,
  lastSeenAt: '2026-03-09T08:30:00.000Z',
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  impersonatedBy: null,
};

const phone: DevicesQuery['sessions'][number] = {
  ...thisDevice,
  _id: 'session-2',
  current: false,
  address: null,
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
};

const nairobi: AddressesQuery['addresses'][number] = {
  __typename: 'Address',
  _id: 'address-1',
  version: 1,
  line1: '12 Acacia Road',
  line2: null,
  city: 'Nairobi',
  state: null,
  postcode: '00100',
  country: 'KEN',
  fullAddress: '12 Acacia Road, Nairobi, 00100, Kenya',
  stackedAddress: '12 Acacia Road\nNairobi\n00100\nKenya',
};

const conditions: ExamConditionsQuery['myAccommodation'] = {
  __typename: 'ExamConditions',
  timeFactorPercent: 150,
  extraAttempts: 1,
  noLeaveRule: true,
  graceSeconds: 300,
  breakMinutes: 10,
  largerType: true,
  readAloud: true,
  validUntil: '2026-12-31',
};

const meta: Meta<Args> = {
  title: 'Profile/ProfilePage',
  parameters: { layout: 'fullscreen', initialEntries: ['/profile'] },
  args: {
    session: fakeSession(buildUser()),
    password: { changePassword: true },
    mail: { sendVerifyEmail: true },
    devices: { sessions: [thisDevice, phone] },
    details: {
      currentUser: buildDetails(),
      currencies: [{ __typename: 'Currency', _id: 'currency-kes', value: 'KES' }],
    },
    addresses: { addresses: [nairobi] },
    page: { path: () => '/profile', assign: () => undefined, reload: () => undefined },
  },
  render: ({ session, password, mail, devices, details, addresses, asked, page }) => (
    <SessionProvider session={session}>
      <ScreenStory
        path="/profile"
        answers={[
          answer(ChangePasswordDocument, password),
          answer(SendVerifyEmailDocument, mail),
          answer(ProfileDetailsDocument, details),
          answer(SaveProfileDetailsDocument, {
            updateUserProfile: { __typename: 'User', _id: 'user-student' },
          }),
          answer(ExamConditionsDocument, { myAccommodation: conditions }),
          answer(AddressesDocument, addresses),
          answer(UpdateAddressDocument, {
            updateAddress: { __typename: 'Address', _id: 'address-1' },
          }),
          answer(RemoveAddressDocument, {
            removeAddress: { __typename: 'Address', _id: 'address-1' },
          }),
          answer(SecondFactorDocument, {
            secondFactor: {
              __typename: 'SecondFactor',
              on: false,
              since: null,
              recoveryCodesLeft: 0,
              required: false,
            },
          }),
          answer(PasskeysDocument, { passkeys: [] }),
          answer(CalendarConnectionDocument, {
            calendarConnection: {
              __typename: 'CalendarConnection',
              offered: false,
              account: null,
              connectedAt: null,
            },
          }),
          answer(DevicesDocument, devices),
          answer(RevokeSessionDocument, { revokeSession: true }),
          answer(RevokeOtherSessionsDocument, { revokeOtherSessions: 1 }),
        ]}
        asked={asked}
      >
        <ProfilePage page={page} />
      </ScreenStory>
      <ToastOutlet />
    </SessionProvider>
  ),
};
export default meta;
type Story = StoryObj<Args>;

/** As Apollo meets it: a refused status with the server's answer in it. */
const refusal = Object.assign(new Error('Some values are not valid.'), {
  result: {
    errors: [
      {
        message: 'Some values are not valid.',
        extensions: {
          code: 'INVALID',
          fields: { currentPassword: 'This is not your current password.' },
        },
      },
    ],
  },
});

const offline = new TypeError('Failed to fetch');

export const Verified: Story = {};
export const NotVerified: Story = {
  args: { session: fakeSession(buildUser({ emailVerified: false })) },
};
export const WrongPassword: Story = { args: { password: refusal } };
export const Offline: Story = {
  args: {
    password: offline,
    mail: offline,
    session: fakeSession(buildUser({ emailVerified: false }), {
      saveLocale: () => Promise.reject(offline),
    }),
  },
};

export const OnlyThisDevice: Story = { args: { devices: { sessions: [thisDevice] } } };

/** A member of staff looks through the person's eyes, with a browser that has no name. */
export const Impersonated: Story = {
  args: {
    devices: {
      sessions: [thisDevice, { ...phone, userAgent: null, impersonatedBy: 'Helen Carter' }],
    },
  },
};

/** Two cards could not be loaded; the others work. */
export const HalfThere: Story = {
  args: { details: new Error('The server is resting'), addresses: new Error('No addresses now') },
};
