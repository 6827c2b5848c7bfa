import type { Transport } from '@lampstand/graphql-client';
import { hashPassword } from '../hash-password.ts';
import {
  CompleteSetupDocument,
  OpenSetupDocument,
  TrySetupFilesDocument,
  TrySetupMailDocument,
  type OpenSetupMutation,
  type SetupInput,
  type TrySetupMailMutation,
} from './setup-access.generated.ts';

/** What the page of the first set-up begins with. */
export type SetupState = OpenSetupMutation['openSetup'];

/** How a trial of mail or files went. */
export type SetupTrial = TrySetupMailMutation['trySetupMail'];

/** What a college says of itself; its superadmin's password as it was typed. */
export type NewCollege = SetupInput;

/**
 * The first set-up of a college, by the secret of its link. Errors of the server are thrown as the
 * transport gives them.
 */
export interface SetupAccess {
  readonly openSetup: (secret: string) => Promise<SetupState>;
  readonly trySetupMail: (secret: string, email: string) => Promise<SetupTrial>;
  readonly trySetupFiles: (secret: string) => Promise<SetupTrial>;
  readonly completeSetup: (secret: string, college: NewCollege) => Promise<void>;
}

export function createSetupAccess({ request }: Transport): SetupAccess {
  return {
    openSetup: async (secret) => (await request(OpenSetupDocument, { secret })).openSetup,
    trySetupMail: async (secret, email) =>
      (await request(TrySetupMailDocument, { secret, email })).trySetupMail,
    trySetupFiles: async (secret) =>
      (await request(TrySetupFilesDocument, { secret })).trySetupFiles,
    completeSetup: async (secret, { superadmin, ...college }) => {
      const password = await hashPassword(superadmin.password);
      const setupInput = { ...college, superadmin: { ...superadmin, password } };
      await request(CompleteSetupDocument, { secret, setupInput });
    },
  };
}
