export { createAccountAccess, type AccountAccess } from './account-access.ts';
export {
  createSignUpAccess,
  type CreatedAccount,
  type SignUpAccess,
  type SignUpGroup,
} from './sign-up-access.ts';
