import { useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { LessonMediaDocument } from './useMediaSource.generated.ts';

export interface Subtitle {
  readonly locale: string;
  readonly label: string;
  readonly url: string;
}

/** The recording in one language. */
export interface Recording {
  readonly locale: string;
  /** The language's own name. */
  readonly label: string;
  readonly mediaUrl: string;
  /** The sound alone, and its bytes. */
  readonly audioUrl: string | null;
  readonly audioSize: number | null;
}

/** Where the recording and its subtitles are. The addresses are signed and end after a while. */
export interface MediaSource {
  readonly mediaUrl: string | null;
  readonly media: readonly Recording[];
  readonly subtitles: readonly Subtitle[];
}

export type OpenedMedia = ReturnType<typeof useMediaSource>;

/**
 * Holds the addresses with which the lesson was opened: every refresh of the page's data signs
 * them anew, and a new address in the middle would start the recording over. `renew` fetches fresh
 * ones after an error, once until the recording has played again; then the failure is told.
 */
export function useMediaSource(lessonId: string, opened: MediaSource) {
  const client = useApolloClient();
  const [source, setSource] = useState(opened);
  const [failed, setFailed] = useState(false);
  const renewed = useRef(false);

  async function fetchFresh() {
    renewed.current = true;
    try {
      const { data } = await client.query({
        query: LessonMediaDocument,
        variables: { _id: lessonId },
        fetchPolicy: 'no-cache',
      });
      setSource(data.studentLesson);
    } catch {
      setFailed(true);
    }
  }

  return {
    source,
    failed,
    renew: () => {
      if (renewed.current) setFailed(true);
      else void fetchFresh();
    },
    /** To be told when the recording plays: the next expiry may renew the addresses again. */
    playedOn: () => {
      renewed.current = false;
    },
    retry: () => {
      setFailed(false);
      void fetchFresh();
    },
  };
}
