export { createAccountAccess, type AccountAccess } from './account-access.ts';
export {
  createSignUpAccess,
  type CreatedAccount,
  type SignUpAccess,
  type SignUpGroup,
} from './sign-up-access.ts';
export {
  createTranscriptCheck,
  type TranscriptCheck,
  type VerifiedTranscript,
} from './transcript-check.ts';
export {
  createSetupAccess,
  type NewCollege,
  type SetupAccess,
  type SetupState,
  type SetupTrial,
} from './setup-access.ts';
