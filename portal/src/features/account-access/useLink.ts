import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { errorText } from '../../shared/error-text.ts';
import { isDeadLink } from './link-state.ts';

/**
 * Uses the link of a mail.
 * @returns `deadText`, the server's words once it has refused the link, and `follow`, which says
 * whether the link worked and throws what else went wrong
 */
export function useLink(redeem: (token: string, password: string) => Promise<void>, token: string) {
  const t = useT();
  const [deadText, setDeadText] = useState<string>();

  async function follow(password: string): Promise<boolean> {
    try {
      await redeem(token, password);
      return true;
    } catch (error) {
      if (!isDeadLink(error)) throw error;
      setDeadText(errorText(error, t));
      return false;
    }
  }

  return { deadText, follow };
}
