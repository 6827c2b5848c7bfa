import type { RefObject, SyntheticEvent } from 'react';

type MediaEvent = SyntheticEvent<HTMLMediaElement>;

/** What happens to a media element, as far as the player minds. */
export interface MediaHappenings {
  /** It was moved; may move it back. */
  readonly guard: (media: HTMLMediaElement) => void;
  /** Its length is known. */
  readonly place: () => void;
  readonly playing: () => void;
  /** It played on. */
  readonly step: (media: HTMLMediaElement) => void;
  /** It rests, or is over. */
  readonly stop: () => void;
  /** The picture was pressed. */
  readonly press: () => void;
  readonly error: () => void;
}

/**
 * The attributes of a media element.
 * @param follow sees every event, after what is done about it
 */
export function useMediaEvents(
  media: RefObject<HTMLMediaElement | null>,
  follow: (event: MediaEvent) => void,
  happenings: MediaHappenings,
) {
  const { guard, place, playing, step, stop, press, error } = happenings;
  const after = (act: (element: HTMLMediaElement) => void) => (event: MediaEvent) => {
    act(event.currentTarget);
    follow(event);
  };
  return {
    ref: (element: HTMLMediaElement | null) => {
      media.current = element;
    },
    preload: 'metadata',
    playsInline: true,
    onClick: press,
    onDurationChange: follow,
    onPlay: follow,
    onWaiting: follow,
    onCanPlay: follow,
    onSeeking: after(guard),
    onVolumeChange: follow,
    onRateChange: follow,
    onLoadedMetadata: after(place),
    onPlaying: after(playing),
    onTimeUpdate: after(step),
    onPause: after(stop),
    onEnded: after(stop),
    onError: error,
  };
}
