import { vi } from 'vitest';

/** What jsdom's media elements lack: playing, a position, a length, text tracks. */
interface FakeState {
  paused: boolean;
  ended: boolean;
  currentTime: number;
  duration: number;
  playbackRate: number;
  volume: number;
  loads: number;
  played: { from: number; to: number }[];
}

const states = new WeakMap<HTMLMediaElement, FakeState>();
interface FakeTrack extends EventTarget {
  mode: TextTrackMode;
  cues: FakeCue[] | null;
  activeCues: FakeCue[] | null;
}

const fakeTracks = new WeakMap<HTMLTrackElement, FakeTrack>();

/** A cue as the browser reads it from a WebVTT file. */
class FakeCue {
  readonly startTime: number;
  readonly endTime: number;
  readonly text: string;

  constructor(startTime: number, endTime: number, text: string) {
    this.startTime = startTime;
    this.endTime = endTime;
    this.text = text;
  }

  getCueAsHTML() {
    return { textContent: this.text };
  }
}

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
    played: [],
  };
  states.set(media, fresh);
  return fresh;
}

/** The mode that was set on a `<track>`. */
export function trackMode(track: HTMLTrackElement): TextTrackMode {
  return fakeTrack(track).mode;
}

function fakeTrack(track: HTMLTrackElement): FakeTrack {
  const known = fakeTracks.get(track);
  if (known) return known;
  const events = new EventTarget();
  const fresh = Object.assign(events, {
    mode: 'disabled' as const,
    cues: null,
    activeCues: null,
  });
  fakeTracks.set(track, fresh);
  return fresh;
}

function property(key: keyof FakeState, ...events: string[]): PropertyDescriptor {
  return {
    configurable: true,
    get(this: HTMLMediaElement) {
      return fakeState(this)[key];
    },
    set(this: HTMLMediaElement, value: unknown) {
      Reflect.set(fakeState(this), key, value);
      for (const event of events) this.dispatchEvent(new Event(event));
    },
  };
}

/** Gives jsdom's media elements a state that behaves like a browser's; call it once per test file. */
export function installFakeMedia(): void {
  Object.defineProperties(HTMLMediaElement.prototype, {
    paused: property('paused'),
    ended: property('ended'),
    duration: property('duration'),
    currentTime: property('currentTime', 'seeking', 'timeupdate'),
    playbackRate: property('playbackRate', 'ratechange'),
    volume: property('volume', 'volumechange'),
    played: {
      configurable: true,
      get(this: HTMLMediaElement) {
        const { played } = fakeState(this);
        return {
          length: played.length,
          start: (at: number) => played[at]?.from,
          end: (at: number) => played[at]?.to,
        };
      },
    },
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
        Object.assign(fakeState(this), { currentTime: 0, paused: true, played: [] });
        fakeState(this).loads += 1;
      },
    },
  });
  vi.stubGlobal('VTTCue', FakeCue);
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

/** Plays on to a second; where it rests, it is only there. */
export function playTo(media: HTMLMediaElement, seconds: number): void {
  const state = fakeState(media);
  if (!state.paused) state.played.push({ from: state.currentTime, to: seconds });
  state.currentTime = seconds;
  media.dispatchEvent(new Event('timeupdate'));
}

/** The cues of a `<track>` arrive: beginning, end, words. */
export function loadCues(track: HTMLTrackElement, cues: readonly [number, number, string][]): void {
  fakeTrack(track).cues = cues.map(([start, end, text]) => new FakeCue(start, end, text));
  track.dispatchEvent(new Event('load'));
}

/** What is being spoken of a track whose cues are there. */
export function speakAt(track: HTMLTrackElement, seconds: number): void {
  const fake = fakeTrack(track);
  fake.activeCues = (fake.cues ?? []).filter(
    ({ startTime, endTime }) => startTime <= seconds && seconds < endTime,
  );
  fake.dispatchEvent(new Event('cuechange'));
}
