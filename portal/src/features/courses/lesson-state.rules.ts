export type LessonState = 'completed' | 'started' | 'new';

export interface LessonSeen {
  readonly completed: boolean;
  readonly positionSeconds: number;
}

/** How far a student is in a lesson; completed stays completed however far it is rewound. */
export function lessonState({ completed, positionSeconds }: LessonSeen): LessonState {
  if (completed) return 'completed';
  return positionSeconds > 0 ? 'started' : 'new';
}
