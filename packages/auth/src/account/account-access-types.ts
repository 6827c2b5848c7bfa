/** What a sign-up link shows. */
export interface SignUpGroup {
  readonly _id: string;
  readonly name: string;
  readonly regionName: string;
  /** Whether somebody may still sign up. */
  readonly open: boolean;
}

export interface CreatedAccount {
  readonly _id: string;
  readonly fullName: string;
  readonly email: string;
}

export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Three letters. */
  readonly country: string;
  readonly groupId: string;
  readonly locale: string;
}

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
  /** Null when there is no such group. */
  readonly signUpGroup: (groupId: string) => Promise<SignUpGroup | null>;
  readonly createAccount: (account: NewAccount) => Promise<CreatedAccount>;
}
