/** Offered speeds, slowest first; 1 is as recorded. */
export const playbackSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const secondsPerStep = 10;
const volumePerStep = 0.1;

/** A saved speed that is offered no longer becomes normal speed. */
export function offeredSpeed(speed: number | undefined): number {
  return playbackSpeeds.find((offered) => offered === speed) ?? 1;
}

/** The speed last chosen for a course on this device, if it is offered. */
export function courseSpeed(chosen: number | undefined): number | undefined {
  return playbackSpeeds.find((offered) => offered === chosen);
}

/**
 * The speed a lesson begins with: the one it was last heard at, or, for a lesson not begun yet, the
 * one last chosen on this device.
 */
export function initialSpeed(
  progress: { readonly positionSeconds: number; readonly playbackSpeed: number },
  lastChosen: number | undefined,
): number {
  const begun = progress.positionSeconds > 0 || progress.playbackSpeed !== 1;
  return offeredSpeed(begun ? progress.playbackSpeed : lastChosen);
}

export function seekTarget(position: number, steps: number, duration: number): number {
  const end = Number.isFinite(duration) ? duration : Number.MAX_SAFE_INTEGER;
  return Math.min(Math.max(0, position + steps * secondsPerStep), end);
}

export function volumeTarget(volume: number, steps: number): number {
  // Sums of tenths drift; a volume just over 1 makes the browser throw.
  return Math.min(Math.max(0, Math.round((volume + steps * volumePerStep) * 10) / 10), 1);
}

export type PlayerAction =
  | 'togglePlay'
  | 'back'
  | 'forward'
  | 'louder'
  | 'quieter'
  | 'toggleFullScreen'
  | 'toggleMute'
  | 'toggleSubtitles'
  | 'note';

const actionOfKey: ReadonlyMap<string, PlayerAction> = new Map([
  [' ', 'togglePlay'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['ArrowUp', 'louder'],
  ['ArrowDown', 'quieter'],
  ['f', 'toggleFullScreen'],
  ['m', 'toggleMute'],
  ['c', 'toggleSubtitles'],
  ['n', 'note'],
]);

export interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** What a key does in the player. With a modifier it belongs to the browser. */
export function actionFor({ key, altKey, ctrlKey, metaKey }: PressedKey): PlayerAction | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  return actionOfKey.get(key.length === 1 ? key.toLowerCase() : key);
}
