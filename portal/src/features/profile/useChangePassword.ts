import { useMutation } from '@apollo/client/react';
import { hashPassword } from '@lampstand/auth';
import { DevicesDocument } from './DevicesCard.generated.ts';
import { ChangePasswordDocument } from './useChangePassword.generated.ts';

/** Changes the password of whoever is signed in; only hashes leave the browser. */
export function useChangePassword() {
  const [change] = useMutation(ChangePasswordDocument, {
    // The others have been logged out.
    refetchQueries: [DevicesDocument],
  });
  return async (current: string, chosen: string): Promise<void> => {
    const [currentPassword, newPassword] = await Promise.all([
      hashPassword(current),
      hashPassword(chosen),
    ]);
    await change({ variables: { currentPassword, newPassword } });
  };
}
