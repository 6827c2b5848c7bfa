import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { LessonOutcomes } from './course-lessons.binding.ts';

/** Lessons per request, as many as the server takes. */
const lessonsPerRequest = 200;

export type Told = LessonOutcomes['outcomes'][number];

/** What came of publishing, or withdrawing, the chosen lessons. */
export interface Published {
  readonly published: boolean;
  readonly outcomes: readonly Told[];
  /** Why the rest was not answered. */
  readonly failure?: string;
}

/** Publishes chosen lessons, or withdraws them, and keeps what became of each. */
export function useLessonPublishing(onOver: () => void) {
  const dataProvider = useDataProvider();
  const [working, setWorking] = useState(false);
  const [result, setResult] = useState<Published>();

  async function publish(ids: readonly string[], published: boolean) {
    setWorking(true);
    const outcomes: Told[] = [];
    let failure: string | undefined;
    try {
      for (let at = 0; at < ids.length; at += lessonsPerRequest) {
        const some = ids.slice(at, at + lessonsPerRequest);
        const { data } = await dataProvider.create<LessonOutcomes>('lessonPublishing', {
          data: { ids: some, published },
        });
        outcomes.push(...data.outcomes);
      }
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    setResult({ published, outcomes, ...(failure === undefined ? {} : { failure }) });
    setWorking(false);
    onOver();
  }

  return { publish, working, result };
}
