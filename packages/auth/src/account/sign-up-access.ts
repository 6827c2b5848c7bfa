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

/** How somebody makes an account of their own. */
export interface SignUpAccess {
  /** Null when there is no such group. */
  readonly signUpGroup: (groupId: string) => Promise<SignUpGroup | null>;
  readonly createAccount: (account: NewAccount) => Promise<CreatedAccount>;
}
