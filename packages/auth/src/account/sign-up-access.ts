import type { Transport } from '@lampstand/graphql-client';
import {
  SelfCreateAccountDocument,
  SignUpGroupDocument,
  type SelfCreateAccountMutation,
  type SignUpGroupQuery,
} from './sign-up-access.generated.ts';

/** What a sign-up link shows; `open` says whether somebody may still sign up. */
export type SignUpGroup = NonNullable<SignUpGroupQuery['signUpGroup']>;

export type CreatedAccount = SelfCreateAccountMutation['selfCreateAccount'];

export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Three letters. */
  readonly country: string;
  readonly groupId: string;
  readonly locale: string;
}

/** How somebody makes an account of their own. Errors are thrown as the transport gives them. */
export interface SignUpAccess {
  /** Null when there is no such group. */
  readonly signUpGroup: (groupId: string) => Promise<SignUpGroup | null>;
  readonly createAccount: (account: NewAccount) => Promise<CreatedAccount>;
}

export function createSignUpAccess({ request }: Transport): SignUpAccess {
  return {
    signUpGroup: async (_id) => (await request(SignUpGroupDocument, { _id })).signUpGroup,
    createAccount: async ({ groupId, country, locale, ...userProfileInput }) => {
      const variables = { userProfileInput, groupId, country, locale };
      return (await request(SelfCreateAccountDocument, variables)).selfCreateAccount;
    },
  };
}
