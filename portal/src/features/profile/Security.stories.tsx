import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionProvider, type Page } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { ToastOutlet, Page as Frame } from '@lampstand/ui';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { CalendarCard } from './CalendarCard.tsx';
import {
  CalendarConnectionDocument,
  DisconnectCalendarDocument,
  type CalendarConnectionQuery,
} from './CalendarCard.generated.ts';
import { PasskeysCard } from './PasskeysCard.tsx';
import {
  AddPasskeyDocument,
  BeginPasskeyDocument,
  PasskeysDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  type PasskeysQuery,
} from './PasskeysCard.generated.ts';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import {
  BeginSecondFactorDocument,
  ConfirmSecondFactorDocument,
  RemoveSecondFactorDocument,
  RenewRecoveryCodesDocument,
  SecondFactorDocument,
  type SecondFactorQuery,
} from './SecondFactorCard.generated.ts';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';

interface Args {
  readonly factor: Reply<SecondFactorQuery>;
  readonly passkeys: Reply<PasskeysQuery>;
  readonly calendar: Reply<CalendarConnectionQuery>;
  /** What becomes of a code. */
  readonly code: Error | undefined;
  readonly panel: boolean;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
  readonly page?: Page;
}

const off = {
  __typename: 'SecondFactor',
  on: false,
  since: null,
  recoveryCodesLeft: 0,
  required: false,
} as const;
const codes = ['abcd-2345-efgh-6722', 'ijkl-2345-mnop-6722'];
const passkey = {
  __typename: 'Passkey',
  _id: 'key-1',
  name: 'Telephone',
  createdAt: '2026-02-01T08:00:00.000Z',
  lastUsedAt: '2026-03-01T08:00:00.000Z',
} as const;
const link = {
  __typename: 'CalendarConnection',
  offered: true,
  account: null,
  connectedAt: null,
} as const;

const meta: Meta<Args> = {
  title: 'Profile/Security',
  parameters: { layout: 'fullscreen', initialEntries: ['/profile'] },
  args: {
    factor: { secondFactor: off },
    passkeys: { passkeys: [] },
    calendar: { calendarConnection: link },
    code: undefined,
    panel: false,
  },
  render: ({ factor, passkeys, calendar, code, panel, asked, page }) => (
    <SessionProvider session={fakeSession(buildUser({ mustAddSecondFactor: panel }))}>
      <ScreenStory
        path="/profile"
        asked={asked}
        answers={[
          answer(SecondFactorDocument, factor),
          answer(BeginSecondFactorDocument, {
            beginSecondFactor: {
              __typename: 'SecondFactorSetup',
              secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
              address: 'otpauth://totp/Lampstand:ruth?secret=JBSWY3DPEHPK3PXP&issuer=Lampstand',
            },
          }),
          answer(ConfirmSecondFactorDocument, code ?? { confirmSecondFactor: codes }),
          answer(RenewRecoveryCodesDocument, code ?? { renewRecoveryCodes: codes }),
          answer(RemoveSecondFactorDocument, code ?? { removeSecondFactor: true }),
          answer(PasskeysDocument, passkeys),
          answer(BeginPasskeyDocument, { beginPasskey: '{}' }),
          answer(AddPasskeyDocument, { addPasskey: { __typename: 'Passkey', _id: 'key-2' } }),
          answer(RenamePasskeyDocument, { renamePasskey: true }),
          answer(RemovePasskeyDocument, { removePasskey: true }),
          answer(CalendarConnectionDocument, calendar),
          answer(DisconnectCalendarDocument, { disconnectCalendar: true }),
        ]}
      >
        {panel ? (
          <SecondFactorPanel />
        ) : (
          <Frame width="narrow">
            <SecondFactorCard />
            <PasskeysCard />
            <CalendarCard page={page} />
          </Frame>
        )}
      </ScreenStory>
      <ToastOutlet />
    </SessionProvider>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const on = { ...off, on: true, since: '2026-02-01T08:00:00.000Z', recoveryCodesLeft: 9 };

export const Nothing: Story = {};
export const Everything: Story = {
  args: {
    factor: { secondFactor: on },
    passkeys: { passkeys: [passkey] },
    calendar: {
      calendarConnection: {
        ...link,
        account: 'ruth@calendars.example',
        connectedAt: '2026-02-01T08:00:00.000Z',
      },
    },
  },
};
export const Demanded: Story = {
  args: { factor: { secondFactor: { ...on, required: true } } },
};
/** As Apollo meets it: a refused status with the server's answer in it. */
export const WrongCode: Story = {
  args: {
    ...Everything.args,
    code: Object.assign(new Error('This code is not correct.'), {
      result: {
        errors: [
          {
            message: 'This code is not correct.',
            extensions: { code: 'INVALID', fields: { code: 'This code is not correct.' } },
          },
        ],
      },
    }),
  },
};
export const NoCalendars: Story = {
  args: { calendar: { calendarConnection: { ...link, offered: false } } },
};
export const Failing: Story = {
  args: {
    factor: new Error('The server is resting'),
    passkeys: new Error('The server is resting'),
    calendar: new Error('The server is resting'),
  },
};
/** Nothing of the site is open before it is set up. */
export const First: Story = { args: { panel: true } };
