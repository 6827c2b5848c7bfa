import type { Transport } from '@lampstand/graphql-client';
import { hashPassword } from '../hash-password.ts';
import {
  EnrollAccountDocument,
  ForgotPasswordDocument,
  RecoverPasswordDocument,
  VerifyEmailDocument,
} from './account-access.generated.ts';

/**
 * What people do about an account before they are signed in. Passwords are hashed on the way;
 * errors of the server are thrown as the transport gives them.
 */
export interface AccountAccess {
  /** The answer is the same whether or not there is an account. */
  readonly forgotPassword: (email: string) => Promise<void>;
  readonly recoverPassword: (token: string, password: string) => Promise<void>;
  readonly enrollAccount: (token: string, password: string) => Promise<void>;
  readonly verifyEmail: (token: string) => Promise<void>;
}

export function createAccountAccess({ request }: Transport): AccountAccess {
  return {
    forgotPassword: async (email) => {
      await request(ForgotPasswordDocument, { email });
    },
    recoverPassword: async (token, password) => {
      await request(RecoverPasswordDocument, { token, newPassword: await hashPassword(password) });
    },
    enrollAccount: async (token, password) => {
      await request(EnrollAccountDocument, { token, newPassword: await hashPassword(password) });
    },
    verifyEmail: async (token) => {
      await request(VerifyEmailDocument, { token });
    },
  };
}
