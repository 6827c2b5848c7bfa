import { useEffect, useEffectEvent, type RefObject } from 'react';
import { actionFor, type PlayerAction } from './playback.rules.ts';

/**
 * Lets keys act while the focus is anywhere in the player. A part that needs keys for itself says
 * so: `data-own-keys="all"` (a menu) or `"arrows"` (a slider). Space on a button presses it.
 */
export function usePlayerKeys(
  player: RefObject<HTMLElement | null>,
  actions: Readonly<Record<PlayerAction, () => void>>,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = actionFor(event);
    if (!action || belongsToPart(event)) return;
    event.preventDefault();
    actions[action]();
  });

  useEffect(
    function listenToKeys() {
      const element = player.current;
      const listen = (event: KeyboardEvent) => onKeyDown(event);
      element?.addEventListener('keydown', listen);
      return () => element?.removeEventListener('keydown', listen);
    },
    [player],
  );
}

function belongsToPart({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (key === ' ' && target instanceof HTMLButtonElement) return true;
  const owner = target.closest<HTMLElement>('[data-own-keys]')?.dataset['ownKeys'];
  return owner === 'all' || (owner === 'arrows' && key.startsWith('Arrow'));
}
