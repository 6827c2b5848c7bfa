import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeState,
  installFakeMedia,
  loadMedia,
  playTo,
  trackMode,
} from '../../testing/fake-media.ts';
import * as stories from './LessonPage.stories.tsx';

const { Video, Audio, Resumed, Completed, Bare, WithoutRecording, ExpiredAddress, SavingFails } =
  composeStories(stories);

type Asked = (operationName: string, variables: OperationVariables) => void;

/** The lesson's page with its recording loaded, and what was saved of it. */
async function open(Story: typeof Video, duration = 600) {
  const asked = vi.fn<Asked>();
  const { unmount, container } = render(<Story asked={asked} />);
  await screen.findByRole('group', { name: /^Recording/ });
  const media = container.querySelector<HTMLMediaElement>('video, audio');
  if (!media) throw new Error('There is no recording on the page');
  act(() => loadMedia(media, duration));
  const saved = () =>
    asked.mock.calls
      .filter(([name]) => name === 'SaveLessonProgress')
      .map(([, { lessonProgressInput }]): unknown => lessonProgressInput);
  const tracks = () =>
    [...media.querySelectorAll('track')].map((track) => [track.srclang, trackMode(track)]);
  return { media, asked, saved, tracks, unmount };
}

const input = (changes: object): unknown =>
  expect.objectContaining({
    lessonId: 'romans-3',
    positionSeconds: 0,
    playbackSpeed: 1,
    completed: false,
    ...changes,
  });

beforeAll(installFakeMedia);
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the controls', () => {
  it('play and pause', async () => {
    const user = userEvent.setup();
    const { media } = await open(Video);
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(media.paused).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(media.paused).toBe(true);
  });

  it('say where the recording is', async () => {
    const { media } = await open(Video);
    act(() => playTo(media, 65));
    const slider = screen.getByRole('slider', { name: 'Position' });
    expect(slider.getAttribute('aria-valuetext')).toBe('1 min 5 sec of 10 min');
    fireEvent.change(slider, { target: { value: '300' } });
    expect(media.currentTime).toBe(300);
  });

  it('obey the keys while the focus is in the player', async () => {
    const user = userEvent.setup();
    const { media, tracks } = await open(Video);
    screen.getByRole('slider', { name: 'Position' }).focus();
    await user.keyboard(' ');
    expect(media.paused).toBe(false);
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(media.currentTime).toBe(10);
    await user.keyboard('{ArrowDown}');
    expect(media.volume).toBe(0.9);
    await user.keyboard('m');
    expect(media.muted).toBe(true);
    await user.keyboard('c');
    expect(tracks()).toEqual([
      ['en', 'hidden'],
      ['de-DE', 'disabled'],
    ]);
  });

  it('press a button once when space is struck on it', async () => {
    const user = userEvent.setup();
    const { media } = await open(Video);
    screen.getByRole('button', { name: 'Play' }).focus();
    await user.keyboard(' ');
    expect(media.paused).toBe(false);
  });

  it('leave the keys alone elsewhere on the page', async () => {
    const user = userEvent.setup();
    const { media } = await open(Video);
    screen.getByRole('link', { name: /Next lesson/ }).focus();
    await user.keyboard('{ArrowRight}m');
    expect(media.currentTime).toBe(0);
    expect(media.muted).toBe(false);
  });
});

describe('speed', () => {
  it('is chosen from a menu, saved, and remembered for the next lesson', async () => {
    const user = userEvent.setup();
    const { media, saved, unmount } = await open(Video);
    await user.click(screen.getByRole('button', { name: 'Playback speed: 1×' }));
    await user.click(screen.getByRole('menuitemradio', { name: '1.5×' }));
    expect(media.playbackRate).toBe(1.5);
    expect(saved()).toEqual([input({ playbackSpeed: 1.5 })]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Playback speed/ }));
    unmount();
    expect((await open(Audio)).media.playbackRate).toBe(1.5);
  });

  it('is the one at which the lesson was last heard', async () => {
    expect((await open(Completed)).media.playbackRate).toBe(1.5);
  });

  it('can be chosen by keys alone', async () => {
    const user = userEvent.setup();
    const { media } = await open(Video);
    screen.getByRole('button', { name: /^Playback speed/ }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('1×');
    await user.keyboard('{End}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('0.5×');
    await user.keyboard('{Enter}');
    expect(media.playbackRate).toBe(0.5);
    expect(media.currentTime).toBe(0);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('stays as it is when the menu is left by Escape', async () => {
    const user = userEvent.setup();
    const { media } = await open(Video);
    await user.click(screen.getByRole('button', { name: /^Playback speed/ }));
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(media.playbackRate).toBe(1);
  });
});

describe('subtitles', () => {
  it('are off at first, are chosen in the lesson’s own languages, and stay chosen', async () => {
    const user = userEvent.setup();
    const { tracks, unmount } = await open(Video);
    expect(tracks().map(([, mode]) => mode)).toEqual(['disabled', 'disabled']);
    await user.click(screen.getByRole('button', { name: 'Subtitles' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
    expect(tracks()).toEqual([
      ['en', 'disabled'],
      ['de-DE', 'hidden'],
    ]);
    unmount();
    const next = await open(Video);
    expect(next.tracks()[1]).toEqual(['de-DE', 'hidden']);
  });

  it('of an audio lesson give their words, too', async () => {
    const user = userEvent.setup();
    const { tracks } = await open(Audio);
    await user.click(screen.getByRole('button', { name: 'Subtitles' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(tracks()[0]).toEqual(['en', 'hidden']);
  });

  it('say when a lesson has none', async () => {
    const user = userEvent.setup();
    await open(Bare);
    await user.click(screen.getByRole('button', { name: 'Subtitles' }));
    expect(screen.getByText('No subtitles found for this lesson')).toBeTruthy();
  });

  it('are not offered while AirPlay shows the recording elsewhere', async () => {
    const user = userEvent.setup();
    const picker = { configurable: true, value: () => undefined };
    const wireless = { configurable: true, value: true };
    Object.defineProperty(HTMLMediaElement.prototype, 'webkitShowPlaybackTargetPicker', picker);
    const { media } = await open(Video);
    Object.defineProperty(media, 'webkitCurrentPlaybackTargetIsWireless', wireless);
    act(() => {
      media.dispatchEvent(new Event('webkitcurrentplaybacktargetiswirelesschanged'));
    });
    await user.click(screen.getByRole('button', { name: 'Subtitles' }));
    expect(screen.getByText('Disable AirPlay to access subtitles')).toBeTruthy();
    Reflect.deleteProperty(HTMLMediaElement.prototype, 'webkitShowPlaybackTargetPicker');
  });
});

describe('progress', () => {
  it('goes on where the lesson was left and offers the beginning', async () => {
    const user = userEvent.setup();
    const { media } = await open(Resumed);
    expect(media.currentTime).toBe(250);
    expect(screen.getByText('Continuing at 4 min 10 sec')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Start from the beginning' }));
    expect(media.currentTime).toBe(0);
    expect(screen.queryByText(/^Continuing at/)).toBeNull();
  });

  it('begins anew what was seen to the end', async () => {
    const { media } = await open(Completed);
    expect(media.currentTime).toBe(0);
    expect(screen.getByText('Lesson completed')).toBeTruthy();
  });

  it('is saved every ten seconds of play, and not while it rests', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const { media, saved } = await open(Video);
    act(() => playTo(media, 3));
    expect(saved()).toEqual([]);
    await act(() => media.play());
    act(() => playTo(media, 5));
    expect(saved()).toEqual([input({ positionSeconds: 5 })]);
    await act(async () => playTo(media, 9));
    clock.mockReturnValue(1_009_999);
    act(() => playTo(media, 14));
    expect(saved()).toHaveLength(1);
    clock.mockReturnValue(1_010_000);
    act(() => playTo(media, 15));
    expect(saved().at(-1)).toEqual(input({ positionSeconds: 15 }));
  });

  it('is saved on pause, on leaving the page, and when the tab is hidden', async () => {
    const { media, saved, unmount } = await open(Video);
    act(() => playTo(media, 30));
    await act(async () => media.pause());
    expect(saved()).toEqual([input({ positionSeconds: 30 })]);
    act(() => playTo(media, 40));
    await act(async () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(saved().at(-1)).toEqual(input({ positionSeconds: 40 }));
    act(() => playTo(media, 50));
    unmount();
    expect(saved().at(-1)).toEqual(input({ positionSeconds: 50 }));
  });

  it('of a recording that ended is completed, and the page says so', async () => {
    const { media, saved } = await open(Video);
    act(() => playTo(media, 600));
    fakeState(media).ended = true;
    await act(async () => media.pause());
    expect(saved()).toEqual([input({ positionSeconds: 600, completed: true })]);
    expect(await screen.findByText('Lesson completed')).toBeTruthy();
  });

  it('is never saved from a recording that has not loaded', async () => {
    const asked = vi.fn<Asked>();
    const { unmount } = render(<Resumed asked={asked} />);
    await screen.findByRole('group', { name: /^Recording/ });
    unmount();
    expect(asked.mock.calls.map(([name]) => name)).toEqual(['LessonPage']);
  });

  it('says that it is not saved yet', async () => {
    const { media } = await open(SavingFails);
    act(() => playTo(media, 30));
    await act(async () => media.pause());
    expect(await screen.findByText(/is not saved yet/)).toBeTruthy();
  });
});

describe('an address that has expired', () => {
  it('is renewed once, and the recording goes on from the same second', async () => {
    const { media, asked } = await open(ExpiredAddress);
    await act(() => media.play());
    act(() => playTo(media, 123));
    fireEvent.error(media);
    await waitFor(() => expect(fakeState(media).loads).toBe(1));
    expect(media.getAttribute('src')).toMatch(/^blob:/);
    act(() => loadMedia(media, 600));
    expect(media.currentTime).toBe(123);
    expect(media.paused).toBe(false);
    expect(asked.mock.calls.filter(([name]) => name === 'LessonMedia')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that cannot be mended is told, with a way to try again', async () => {
    const user = userEvent.setup();
    const { media, asked } = await open(ExpiredAddress);
    fireEvent.error(media);
    await waitFor(() => expect(fakeState(media).loads).toBe(1));
    fireEvent.error(media);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be played');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fakeState(media).loads).toBe(2));
    expect(asked.mock.calls.filter(([name]) => name === 'LessonMedia')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('around the recording', () => {
  it('lists the downloads with kind and size', async () => {
    await open(Video);
    const downloads = within(screen.getByRole('region', { name: 'Downloads' }));
    const link = downloads.getByRole('link', { name: /Handout/ });
    expect(link.textContent).toContain('PDF · 1.5 MB');
    expect(link.hasAttribute('download')).toBe(true);
  });

  it('leads to the lessons before and after', async () => {
    await open(Video);
    const before = screen.getByRole('link', { name: /Previous lesson/ });
    const after = screen.getByRole('link', { name: /Next lesson/ });
    expect(before.getAttribute('href')).toBe('/student/courses/romans/lessons/romans-2');
    expect(after.getAttribute('href')).toBe('/student/courses/romans/lessons/romans-4');
  });

  it('leads back to the course after its last lesson', async () => {
    await open(Bare);
    expect(screen.queryByRole('link', { name: /Next lesson/ })).toBeNull();
    const back = screen.getByRole('link', { name: 'Back to the course' });
    expect(back.getAttribute('href')).toBe('/student/courses/romans');
  });

  it('says that a lesson has no recording yet', async () => {
    render(<WithoutRecording />);
    expect(await screen.findByText('This lesson has no recording yet.')).toBeTruthy();
  });
});
