import { merged, type SecondsRange } from '../watched/watched.rules.ts';

/** Progress that the server does not have yet, as it is sent. */
export interface UnsavedProgress {
  readonly lessonId: string;
  readonly positionSeconds: number;
  readonly playbackSpeed: number;
  readonly completed: boolean;
  readonly watched: readonly SecondsRange[];
  /** When the position was reached, on this device's clock. */
  readonly playedAt: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** On a device that two people share, nobody sends what the other one has seen. */
const keyOf = (userId: string) => `lampstand.unsavedProgress.${userId}`;

export function readUnsaved(userId: string, store: Store = localStorage): UnsavedProgress[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(unsavedOf) : [];
  } catch {
    return [];
  }
}

/** Keeps it until it is saved; what was kept of the same lesson loses no second. */
export function keepUnsaved(
  userId: string,
  progress: UnsavedProgress,
  store: Store = localStorage,
): void {
  const { lessonId } = progress;
  const kept = readUnsaved(userId, store);
  const before = kept.find((one) => one.lessonId === lessonId);
  const watched = merged([...(before?.watched ?? []), ...progress.watched]);
  const completed = progress.completed || before?.completed === true;
  const others = kept.filter((one) => one.lessonId !== lessonId);
  write(userId, [...others, { ...progress, watched, completed }], store);
}

/** The server has everything of this lesson up to this moment. */
export function dropUnsaved(
  userId: string,
  { lessonId, playedAt }: Pick<UnsavedProgress, 'lessonId' | 'playedAt'>,
  store: Store = localStorage,
): void {
  const kept = readUnsaved(userId, store);
  const left = kept.filter((one) => one.lessonId !== lessonId || one.playedAt > playedAt);
  if (left.length < kept.length) write(userId, left, store);
}

function write(userId: string, kept: readonly UnsavedProgress[], store: Store) {
  try {
    if (kept.length === 0) store.removeItem(keyOf(userId));
    else store.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function unsavedOf(stored: unknown): UnsavedProgress[] {
  const entry = entriesOf(stored);
  const lessonId = entry.get('lessonId');
  const positionSeconds = entry.get('positionSeconds');
  const playbackSpeed = entry.get('playbackSpeed');
  const playedAt = entry.get('playedAt');
  if (typeof lessonId !== 'string' || typeof playedAt !== 'string') return [];
  if (typeof positionSeconds !== 'number' || typeof playbackSpeed !== 'number') return [];
  const watched = entry.get('watched');
  return [
    {
      lessonId,
      positionSeconds,
      playbackSpeed,
      playedAt,
      completed: entry.get('completed') === true,
      watched: Array.isArray(watched) ? watched.flatMap(rangeOf) : [],
    },
  ];
}

function rangeOf(stored: unknown): SecondsRange[] {
  const entry = entriesOf(stored);
  const from = entry.get('from');
  const to = entry.get('to');
  return typeof from === 'number' && typeof to === 'number' ? [{ from, to }] : [];
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
