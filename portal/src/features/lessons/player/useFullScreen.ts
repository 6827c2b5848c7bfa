import { useEffect, useState, type RefObject } from 'react';

export interface FullScreen {
  readonly available: boolean;
  readonly active: boolean;
  readonly toggle: () => void;
}

/** Full screen of the whole player with its controls; on an iPhone of the picture alone. */
export function useFullScreen(
  player: RefObject<HTMLElement | null>,
  media: RefObject<HTMLMediaElement | null>,
): FullScreen {
  const [active, setActive] = useState(false);

  useEffect(
    function followFullScreen() {
      const follow = () => setActive(document.fullscreenElement === player.current);
      document.addEventListener('fullscreenchange', follow);
      return () => document.removeEventListener('fullscreenchange', follow);
    },
    [player],
  );

  const toggle = () => {
    // A browser may refuse; the player then simply stays as it is.
    const ignore = () => undefined;
    if (document.fullscreenElement) document.exitFullscreen().catch(ignore);
    else if (document.fullscreenEnabled) player.current?.requestFullscreen().catch(ignore);
    else media.current?.webkitEnterFullscreen?.();
  };
  return { available: isAvailable(), active, toggle };
}

function isAvailable(): boolean {
  return document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype;
}
