export type LessonState = 'completed' | 'started' | 'new' | 'closed';

export interface LessonSeen {
  readonly completed: boolean;
  readonly positionSeconds: number;
  /** When it opens; null: it is open. */
  readonly releasedAt: string | null;
}

/** How far a student is in a lesson; completed stays completed however far it is rewound. */
export function lessonState({ completed, positionSeconds, releasedAt }: LessonSeen): LessonState {
  if (releasedAt !== null) return 'closed';
  if (completed) return 'completed';
  return positionSeconds > 0 ? 'started' : 'new';
}
