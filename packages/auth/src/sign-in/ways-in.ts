import type { Transport } from '@lampstand/graphql-client';
import type { SessionUserFragment as SessionUser } from '../operations/SessionUser.generated.ts';
import { signWithPasskey } from './passkey.ts';
import {
  BeginCalendarConnectionDocument,
  BeginMsAuthDocument,
  BeginPasskeySignInDocument,
  GetTokensFromAuthCodeDocument,
  GiveSecondFactorDocument,
  SignInWithPasskeyDocument,
  ValidateMsAuthDocument,
  WorkAccountOfferedDocument,
} from './ways-in.generated.ts';

/** What another provider sends the browser back with, as its address has it. */
export interface Callback {
  readonly code: string;
  readonly state: string | null;
  readonly iss: string | null;
}

/** Ways of signing in besides the password. Errors of the server are thrown as the transport gives them. */
export interface WaysIn {
  readonly workAccountOffered: () => Promise<boolean>;
  /** The address at the provider to which the browser goes. */
  readonly beginWorkAccount: () => Promise<string>;
  readonly endWorkAccount: (callback: Callback) => Promise<SessionUser>;
  /** The second step of signing in: a code of the app, or a recovery code. */
  readonly giveSecondFactor: (code: string) => Promise<SessionUser>;
  /** @throws what the browser throws where the person or the device refuses. */
  readonly withPasskey: () => Promise<SessionUser>;
  readonly beginCalendar: () => Promise<string>;
  readonly endCalendar: (callback: Callback) => Promise<void>;
}

export function createWaysIn({ request }: Transport): WaysIn {
  return {
    workAccountOffered: async () =>
      (await request(WorkAccountOfferedDocument, {})).workAccountOffered,
    beginWorkAccount: async () => (await request(BeginMsAuthDocument, {})).beginMSAuth,
    endWorkAccount: async (callback) =>
      (await request(ValidateMsAuthDocument, callback)).validateMSAuth,
    giveSecondFactor: async (code) =>
      (await request(GiveSecondFactorDocument, { code })).giveSecondFactor,
    withPasskey: async () => {
      const { beginPasskeySignIn } = await request(BeginPasskeySignInDocument, {});
      const response = await signWithPasskey(beginPasskeySignIn);
      const { signInWithPasskey } = await request(SignInWithPasskeyDocument, { response });
      return signInWithPasskey;
    },
    beginCalendar: async () =>
      (await request(BeginCalendarConnectionDocument, {})).beginCalendarConnection,
    endCalendar: async ({ code: authCode, iss, state }) => {
      await request(GetTokensFromAuthCodeDocument, { authCode, state, iss });
    },
  };
}
