import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  installFakeMedia,
  loadCues,
  loadMedia,
  playTo,
  speakAt,
  trackMode,
} from '../../testing/fake-media.ts';
import * as stories from './LessonPage.stories.tsx';

const { Video, Resumed } = composeStories(stories);

const english: [number, number, string][] = [
  [0, 5, 'Grace reigns'],
  [6, 11, 'and hope arrives'],
  [12, 17, 'Read the chapter aloud'],
];
const german: [number, number, string][] = [
  [0, 5, 'Die Gnade herrscht'],
  [6, 11, 'und die Hoffnung kommt an'],
];

/** The lesson's page with its recording loaded. */
async function open(Story: typeof Video = Video) {
  const user = userEvent.setup();
  const asked = vi.fn<(name: string, variables: OperationVariables) => void>();
  const { container, unmount } = render(<Story asked={asked} />);
  await screen.findByRole('group', { name: /^Recording/ });
  const media = () => {
    const found = container.querySelector<HTMLMediaElement>('video, audio');
    if (!found) throw new Error('There is no recording on the page');
    return found;
  };
  const track = (lang: string) => {
    const found = [...media().querySelectorAll('track')].find(({ srclang }) => srclang === lang);
    if (!found) throw new Error(`There is no track in ${lang}`);
    return found;
  };
  act(() => loadMedia(media(), 600));
  return { user, media, track, asked, unmount };
}

beforeAll(installFakeMedia);
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the transcript', () => {
  async function openTranscript() {
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: 'Transcript' }));
    const region = within(
      await screen.findByRole('region', { name: 'Transcript' }, { timeout: 5000 }),
    );
    await region.findByRole('combobox', { name: 'Language' }, { timeout: 5000 });
    act(() => loadCues(page.track('en'), english));
    return { ...page, region };
  }

  it('reads along with the recording, also while no subtitles show', async () => {
    const { region, track, media } = await openTranscript();
    expect(trackMode(track('en'))).toBe('hidden');
    act(() => playTo(media(), 7));
    const line = await region.findByRole('button', { name: /and hope arrives/ });
    expect(line.getAttribute('aria-current')).toBe('true');
    expect(line.textContent).toContain('0:06');
  });

  it('moves the recording to the line that is pressed, by pointer or keys', async () => {
    const { user, region, media } = await openTranscript();
    await user.click(await region.findByRole('button', { name: /and hope/ }));
    expect(media().currentTime).toBe(6);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(media().currentTime).toBe(12);
  });

  it('is one stop of the tab key, however long it is', async () => {
    const { region } = await openTranscript();
    await region.findByRole('button', { name: /Grace/ });
    const stops = region.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
  });

  it('is searched without regard to case, and says when nothing was found', async () => {
    const { user, region } = await openTranscript();
    const search = await region.findByRole('searchbox', { name: 'Search the transcript' });
    await user.type(search, 'HOPE');
    expect(region.getAllByRole('button')).toHaveLength(1);
    expect(region.getByText('hope').tagName).toBe('MARK');
    expect(region.getByText('1 line found')).toBeTruthy();
    await user.clear(search);
    await user.type(search, 'law');
    expect(region.getByText('No line contains “law”.')).toBeTruthy();
  });

  it('stands in a second language beside the first, and stays so', async () => {
    const { user, region, track, unmount } = await openTranscript();
    const second = region.getByRole('combobox', { name: 'Second language' });
    await user.selectOptions(second, 'Deutsch');
    act(() => loadCues(track('de-DE'), german));
    const line = await region.findByRole('button', { name: /Grace reigns.*Die Gnade herrscht/ });
    expect(
      within(line).getByText('Die Gnade herrscht').closest('[lang]')?.getAttribute('lang'),
    ).toBe('de-DE');
    unmount();
    const again = await openTranscript();
    expect(
      again.region.getByRole<HTMLSelectElement>('combobox', { name: 'Second language' }).value,
    ).toBe('de_DE');
  });

  it('follows until it is scrolled by hand, and again when asked to', async () => {
    const { user, region, media } = await openTranscript();
    const list = await region.findByRole('list');
    expect(region.queryByRole('button', { name: 'Follow the recording' })).toBeNull();
    list.scrollTop = 400;
    fireEvent.scroll(list);
    act(() => playTo(media(), 13));
    expect(list.scrollTop).toBe(400);
    await user.click(region.getByRole('button', { name: 'Follow the recording' }));
    expect(list.scrollTop).toBe(0);
  });

  it('says when it cannot be loaded', async () => {
    const { region, track } = await openTranscript();
    fireEvent.error(track('en'));
    expect(await region.findByText('The transcript could not be loaded.')).toBeTruthy();
  });
});

describe('two subtitles at once', () => {
  it('show one beneath the other and are switched off together', async () => {
    const { user, track } = await open();
    await user.click(screen.getByRole('button', { name: 'Subtitles' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
    await user.click(screen.getByRole('button', { name: 'Subtitles' }));
    const second = within(screen.getByRole('group', { name: 'Second subtitles' }));
    expect(second.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'Off',
      'Deutsch',
    ]);
    await user.click(second.getByRole('menuitemradio', { name: 'Deutsch' }));
    act(() => {
      loadCues(track('en'), english);
      loadCues(track('de-DE'), german);
      speakAt(track('en'), 1);
      speakAt(track('de-DE'), 1);
    });
    expect(screen.getByText('Grace reigns').closest('p')?.lang).toBe('en');
    expect(screen.getByText('Die Gnade herrscht').closest('p')?.lang).toBe('de-DE');
    screen.getByRole('button', { name: 'Play' }).focus();
    await user.keyboard('c');
    expect(screen.queryByText('Die Gnade herrscht')).toBeNull();
  });
});

describe('the style of subtitles', () => {
  it('is chosen before one’s eyes, remembered, and put back', async () => {
    const { user, unmount } = await open();
    await user.click(screen.getByRole('button', { name: 'Subtitles' }));
    await user.click(screen.getByRole('menuitem', { name: 'Subtitle style' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Subtitle style' }, { timeout: 5000 }),
    );
    const look = () => dialog.getByText('This is how subtitles will look.').closest('div')?.dataset;
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Text colour' }), 'Yellow');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Place' }), 'Top');
    expect(look()).toMatchObject({ colour: 'yellow', place: 'top', size: 'medium' });
    unmount();
    const again = await open();
    await again.user.click(screen.getByRole('button', { name: 'Subtitles' }));
    await again.user.click(screen.getByRole('menuitem', { name: 'Subtitle style' }));
    const second = within(
      await screen.findByRole('dialog', { name: 'Subtitle style' }, { timeout: 5000 }),
    );
    const colour = second.getByRole<HTMLSelectElement>('combobox', { name: 'Text colour' });
    expect(colour.value).toBe('yellow');
    await again.user.click(second.getByRole('button', { name: 'Reset' }));
    expect(colour.value).toBe('white');
  });
});

describe('sound only', () => {
  it('goes on at the same second without the picture, and back', async () => {
    const { user, media } = await open();
    await act(() => media().play());
    act(() => playTo(media(), 42));
    await user.click(screen.getByRole('button', { name: 'Sound only' }));
    expect(media().tagName).toBe('AUDIO');
    act(() => loadMedia(media(), 600));
    expect(media().currentTime).toBe(42);
    expect(media().paused).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Sound only', pressed: true }));
    expect(media().tagName).toBe('VIDEO');
    act(() => loadMedia(media(), 600));
    expect(media().currentTime).toBe(42);
  });

  it('is remembered for the next lesson', async () => {
    const { user, unmount } = await open();
    await user.click(screen.getByRole('button', { name: 'Sound only' }));
    unmount();
    expect((await open(Resumed)).media().tagName).toBe('AUDIO');
  });
});

describe('the sleep timer', () => {
  it('pauses after the time that was chosen and says so', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
    const { user, media } = await open();
    await act(() => media().play());
    await user.click(screen.getByRole('button', { name: 'Sleep timer' }));
    await user.click(screen.getByRole('menuitemradio', { name: '15 min' }));
    expect(screen.getByRole('button', { name: 'Sleep timer: 15 min' })).toBeTruthy();
    clock.mockReturnValue(899_999);
    act(() => playTo(media(), 10));
    expect(media().paused).toBe(false);
    clock.mockReturnValue(900_000);
    act(() => playTo(media(), 11));
    expect(media().paused).toBe(true);
    expect(screen.getByText('The sleep timer has paused the recording.')).toBeTruthy();
    await act(() => media().play());
    act(() => playTo(media(), 12));
    await waitFor(() =>
      expect(screen.queryByText('The sleep timer has paused the recording.')).toBeNull(),
    );
  });
});

describe('a lock screen', () => {
  it('shows the lesson and its course and moves the recording', async () => {
    const handlers = new Map<string, MediaSessionActionHandler | null>();
    const session = {
      metadata: null,
      playbackState: 'none',
      setPositionState: vi.fn<MediaSession['setPositionState']>(),
      setActionHandler: (name: string, handler: MediaSessionActionHandler | null) =>
        void handlers.set(name, handler),
    };
    Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session });
    vi.stubGlobal('MediaMetadata', Object);
    const { media, asked, unmount } = await open();
    expect(session.metadata).toMatchObject({
      title: 'Grace that reigns',
      artist: 'The Letter to the Romans',
    });
    const press = (action: MediaSessionAction, seekTime?: number) =>
      act(() => handlers.get(action)?.({ action, ...(seekTime !== undefined && { seekTime }) }));
    press('play');
    expect(media().paused).toBe(false);
    expect(session.playbackState).toBe('playing');
    press('seekto', 120);
    press('seekforward');
    expect(media().currentTime).toBe(130);
    press('nexttrack');
    await waitFor(() =>
      expect(asked.mock.calls.map(([, { _id }]): unknown => _id)).toContain('romans-4'),
    );
    unmount();
    expect(session.metadata).toBeNull();
    Reflect.deleteProperty(navigator, 'mediaSession');
  });
});
