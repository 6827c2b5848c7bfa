import { useEffect, useRef } from 'react';
import { useUser } from '@lampstand/auth';

/**
 * Reads a list again when the number of unread notifications changes: something has arrived, or was
 * read elsewhere.
 * @param onlyRising for a list of the unread alone: what was just read stays until it is left, and
 * with it the place of whoever goes through it by keyboard.
 */
export function useAgainOnNews(again: () => void, onlyRising = false): void {
  const { unreadNotifications: unread } = useUser();
  const known = useRef(unread);
  useEffect(function readAgain() {
    if (known.current === unread) return;
    const rises = unread > known.current;
    known.current = unread;
    if (rises || !onlyRising) again();
  });
}
