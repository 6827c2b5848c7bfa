export { createAccountAccess, type AccountAccess } from './account-access.ts';
export type { CreatedAccount, NewAccount, SignUpAccess, SignUpGroup } from './sign-up-access.ts';
