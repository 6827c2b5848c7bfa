/** What jsdom's media elements lack: playing, a position, a length, text tracks. */
interface FakeState {
  paused: boolean;
  ended: boolean;
  currentTime: number;
  duration: number;
  playbackRate: number;
  volume: number;
  loads: number;
}

const states = new WeakMap<HTMLMediaElement, FakeState>();
const trackModes = new WeakMap<HTMLTrackElement, { mode: TextTrackMode }>();

export function fakeState(media: HTMLMediaElement): FakeState {
  const known = states.get(media);
  if (known) return known;
  const fresh: FakeState = {
    paused: true,
    ended: false,
    currentTime: 0,
    duration: Number.NaN,
    playbackRate: 1,
    volume: 1,
    loads: 0,
  };
  states.set(media, fresh);
  return fresh;
}

/** The mode that was set on a `<track>`. */
export function trackMode(track: HTMLTrackElement): TextTrackMode {
  return fakeTrack(track).mode;
}

function fakeTrack(track: HTMLTrackElement) {
  const known = trackModes.get(track);
  if (known) return known;
  const events = new EventTarget();
  const fresh = Object.assign(events, { mode: 'disabled' as const, activeCues: null });
  trackModes.set(track, fresh);
  return fresh;
}

function property(key: keyof FakeState, event?: string): PropertyDescriptor {
  return {
    configurable: true,
    get(this: HTMLMediaElement) {
      return fakeState(this)[key];
    },
    set(this: HTMLMediaElement, value: unknown) {
      Reflect.set(fakeState(this), key, value);
      if (event) this.dispatchEvent(new Event(event));
    },
  };
}

/** Gives jsdom's media elements a state that behaves like a browser's; call it once per test file. */
export function installFakeMedia(): void {
  Object.defineProperties(HTMLMediaElement.prototype, {
    paused: property('paused'),
    ended: property('ended'),
    duration: property('duration'),
    currentTime: property('currentTime', 'timeupdate'),
    playbackRate: property('playbackRate', 'ratechange'),
    volume: property('volume', 'volumechange'),
    play: {
      configurable: true,
      value(this: HTMLMediaElement) {
        fakeState(this).paused = false;
        this.dispatchEvent(new Event('play'));
        this.dispatchEvent(new Event('playing'));
        return Promise.resolve();
      },
    },
    pause: {
      configurable: true,
      value(this: HTMLMediaElement) {
        fakeState(this).paused = true;
        this.dispatchEvent(new Event('pause'));
      },
    },
    load: {
      configurable: true,
      value(this: HTMLMediaElement) {
        Object.assign(fakeState(this), { currentTime: 0, paused: true });
        fakeState(this).loads += 1;
      },
    },
  });
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    configurable: true,
    get(this: HTMLTrackElement) {
      return fakeTrack(this);
    },
  });
}

/** The recording's length arrives, and with it its first picture. */
export function loadMedia(media: HTMLMediaElement, duration: number): void {
  fakeState(media).duration = duration;
  media.dispatchEvent(new Event('durationchange'));
  media.dispatchEvent(new Event('loadedmetadata'));
}

/** Plays on to a second. */
export function playTo(media: HTMLMediaElement, seconds: number): void {
  media.currentTime = seconds;
}
