import { useEffect, useEffectEvent, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { readStoredUser, useLooksThrough } from '@lampstand/auth';
import { readServerError } from '@lampstand/graphql-client';
import { thisDevice } from './device.ts';
import { createProgressSaver } from './progress-saver.ts';
import type { Progress } from './progress.rules.ts';
import { dropUnsaved, keepUnsaved, readUnsaved, type UnsavedProgress } from './unsaved-progress.ts';
import { SaveLessonProgressDocument } from './useProgressSaving.generated.ts';

/** The server takes no more in one report; whoever jumps more often loses the last ones. */
const mostStretches = 500;

/**
 * Saves how far a lesson was seen. What cannot be sent is kept on the device, also what was seen of
 * other lessons, until the server has it. `saved` is false while the newest is not with the server.
 */
export function useProgressSaving(lessonId: string, known: Progress) {
  const [userId] = useState(() => readStoredUser()?._id ?? '');
  const looksThrough = useLooksThrough();
  const [saved, setSaved] = useState(true);
  const [save] = useMutation(SaveLessonProgressDocument);

  const sendOne = (progress: UnsavedProgress) =>
    save({
      variables: {
        lessonProgressInput: {
          ...progress,
          ...thisDevice(),
          watched: progress.watched.slice(0, mostStretches),
        },
      },
      // The last save is sent while the page is being left.
      context: { fetchOptions: { keepalive: true } },
    });

  async function sendKept() {
    if (looksThrough) return;
    for (const progress of readUnsaved(userId)) {
      try {
        await sendOne(progress);
        dropUnsaved(userId, progress);
      } catch (error) {
        if (isWaiting(error)) return;
        // Refused for good, as of a course that was closed since.
        dropUnsaved(userId, progress);
      }
    }
  }

  const [saver] = useState(() =>
    createProgressSaver({
      known,
      onResult: setSaved,
      send: async (progress) => {
        // What somebody else sees is nothing that the student has seen.
        if (looksThrough) return;
        const sent = { ...progress, lessonId, playedAt: new Date().toISOString() };
        try {
          await sendOne(sent);
        } catch (error) {
          if (isWaiting(error)) keepUnsaved(userId, sent);
          throw error;
        }
        await sendKept();
      },
    }),
  );

  const sendAgain = useEffectEvent(() => void sendKept());
  useEffect(function sendWhenPossible() {
    const again = () => sendAgain();
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return { saved, save: saver.save };
}

/** Whether the same may be accepted later. */
function isWaiting(error: unknown): boolean {
  const { code } = readServerError(error);
  return (
    code === 'NETWORK' || code === 'INTERNAL' || code === 'LIMIT' || code === 'UNAUTHENTICATED'
  );
}
