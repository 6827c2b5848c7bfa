import { newClientMadeId } from '../../../shared/client-made-id.ts';

/** Of the windows of this device in which an attempt is open. */
export const channelName = (attemptId: string): string => `lampstand.exam-attempt.${attemptId}`;

/** Tells the windows in which an attempt is open that it has just ended elsewhere on this device. */
export function tellAttemptIsOver(attemptId: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName(attemptId));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  channel.postMessage({ window: newClientMadeId(), word: 'over' });
  channel.close();
}
