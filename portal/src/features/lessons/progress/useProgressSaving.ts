import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { createProgressSaver } from './progress-saver.ts';
import type { Progress } from './progress.rules.ts';
import { SaveLessonProgressDocument } from './useProgressSaving.generated.ts';

/** Saves how far a lesson was seen. `saved` is false while the newest position is not with the server. */
export function useProgressSaving(lessonId: string, known: Progress) {
  const [send] = useMutation(SaveLessonProgressDocument);
  const [saved, setSaved] = useState(true);
  const [saver] = useState(() =>
    createProgressSaver({
      known,
      onResult: setSaved,
      send: ({ positionSeconds, playbackSpeed, completed }) =>
        send({
          variables: {
            lessonProgressInput: { lessonId, positionSeconds, playbackSpeed, completed },
          },
          // The last save is sent while the page is being left.
          context: { fetchOptions: { keepalive: true } },
        }),
    }),
  );
  return { saved, save: saver.save };
}
