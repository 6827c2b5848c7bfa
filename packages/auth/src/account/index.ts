export type {
  AccountAccess,
  CreatedAccount,
  NewAccount,
  SignUpGroup,
} from './account-access-types.ts';
