import { useEffect, useState, type RefObject } from 'react';

export interface AirPlay {
  /** There is a receiver to play on; only Safari ever says so. */
  readonly available: boolean;
  /** The recording plays there now, where no subtitles can be shown. */
  readonly active: boolean;
  readonly choose: () => void;
}

export function useAirPlay(ref: RefObject<HTMLMediaElement | null>): AirPlay {
  const [available, setAvailable] = useState(false);
  const [active, setActive] = useState(false);

  useEffect(
    function followReceivers() {
      const media = ref.current;
      if (!media?.webkitShowPlaybackTargetPicker) return undefined;
      const ending = new AbortController();
      const { signal } = ending;
      media.addEventListener(
        'webkitplaybacktargetavailabilitychanged',
        ({ availability }) => setAvailable(availability === 'available'),
        { signal },
      );
      media.addEventListener(
        'webkitcurrentplaybacktargetiswirelesschanged',
        () => setActive(media.webkitCurrentPlaybackTargetIsWireless ?? false),
        { signal },
      );
      return () => ending.abort();
    },
    [ref],
  );

  return { available, active, choose: () => ref.current?.webkitShowPlaybackTargetPicker?.() };
}
