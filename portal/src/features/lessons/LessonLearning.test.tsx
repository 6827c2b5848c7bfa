import type { OperationVariables } from '@apollo/client';
import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type SessionUser, storeUser } from '@lampstand/auth';
import { buildUser } from '@lampstand/auth/testing';
import { toast } from '@lampstand/ui';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeState, installFakeMedia, loadMedia, playTo } from '../../testing/fake-media.ts';
import * as stories from './LessonPage.stories.tsx';
import { readUnsaved } from './progress/unsaved-progress.ts';

const all = composeStories(stories);

/** The lesson's page with its recording loaded, and what it sent. */
async function open(Story: typeof all.Video, as?: SessionUser) {
  const user = userEvent.setup();
  const asked = vi.fn<(name: string, variables: OperationVariables) => void>();
  const { container, unmount } = render(<Story asked={asked} {...(as && { as })} />);
  await screen.findByRole('group', { name: /^Recording/ });
  const media = () => {
    const found = container.querySelector<HTMLMediaElement>('video, audio');
    if (!found) throw new Error('There is no recording on the page');
    return found;
  };
  act(() => loadMedia(media(), 600));
  const sent = (wanted: string) =>
    asked.mock.calls.flatMap(([name, variables]) => (name === wanted ? [variables] : []));
  const progress = () =>
    sent('SaveLessonProgress').map(({ lessonProgressInput }): unknown => lessonProgressInput);
  return { user, media, sent, progress, unmount };
}

beforeAll(installFakeMedia);
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('what was seen', () => {
  it('is sent as the seconds that were played, without those jumped over', async () => {
    const { media, progress } = await open(all.Video);
    await act(() => media().play());
    act(() => playTo(media(), 20));
    fireEvent.change(screen.getByRole('slider', { name: 'Position' }), {
      target: { value: '300' },
    });
    act(() => playTo(media(), 330));
    await act(async () => media().pause());
    expect(progress().at(-1)).toMatchObject({
      positionSeconds: 330,
      watched: [
        { from: 0, to: 20 },
        { from: 300, to: 330 },
      ],
      deviceKind: 'COMPUTER',
    });
  });

  it('is drawn along the bar, today’s beside what was seen before', async () => {
    const { media } = await open(all.OnAnotherDevice);
    const bar = screen.getByRole('slider', { name: 'Position' }).parentElement;
    expect(bar?.style.backgroundImage).toContain('30.00%');
    expect(bar?.style.backgroundImage).toContain('66.67% 76.67%');
    act(() => void (media().currentTime = 480));
    await act(() => media().play());
    act(() => playTo(media(), 540));
    expect(bar?.style.backgroundImage).toContain('80.00% 90.00%');
  });

  it('is kept on the device until it could be sent', async () => {
    storeUser({ _id: 'naledi', selectedGroup: null });
    const { media, unmount } = await open(all.SavingFails);
    await act(() => media().play());
    act(() => playTo(media(), 30));
    await act(async () => media().pause());
    expect(await screen.findByText(/is not saved yet/)).toBeTruthy();
    await act(async () => unmount());
    expect(readUnsaved('naledi')).toMatchObject([
      { lessonId: 'romans-3', positionSeconds: 30, watched: [{ from: 0, to: 30 }] },
    ]);
    const { progress } = await open(all.Audio);
    await waitFor(() => expect(progress()).toHaveLength(1));
    expect(progress()[0]).toMatchObject({ positionSeconds: 30, watched: [{ from: 0, to: 30 }] });
    await waitFor(() => expect(readUnsaved('naledi')).toEqual([]));
  });
});

describe('a later place on another device', () => {
  it('is asked about, and gone to only when that is wanted', async () => {
    const { user, media } = await open(all.OnAnotherDevice);
    expect(media().currentTime).toBe(250);
    expect(screen.getByText(/7:40 on your phone/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go to 7:40' }));
    expect(media().currentTime).toBe(460);
    expect(screen.queryByText(/on your phone/)).toBeNull();
  });

  it('is forgotten by whoever stays, also when the picture is left away', async () => {
    const { user, media } = await open(all.OnAnotherDevice);
    await user.click(screen.getByRole('button', { name: 'Stay here' }));
    await user.click(screen.getByRole('button', { name: 'Sound only' }));
    act(() => loadMedia(media(), 600));
    expect(media().currentTime).toBe(250);
    expect(screen.queryByText(/on your phone/)).toBeNull();
  });
});

describe('the rules of a lesson', () => {
  it('are told beforehand', async () => {
    await open(all.WithRules);
    expect(screen.getByText('Before you begin')).toBeTruthy();
    expect(screen.getByText(/cannot be skipped ahead/)).toBeTruthy();
    expect(screen.getByText(/once you have seen 80% of this lesson/)).toBeTruthy();
  });

  it('hold back from what was not seen, and let back and a little ahead', async () => {
    const told = vi.spyOn(toast, 'info').mockReturnValue();
    const { media } = await open(all.WithRules);
    const bar = screen.getByRole('slider', { name: 'Position' });
    await act(() => media().play());
    act(() => playTo(media(), 60));
    fireEvent.change(bar, { target: { value: '300' } });
    expect(media().currentTime).toBe(60);
    fireEvent.change(bar, { target: { value: '400' } });
    expect(told.mock.calls).toEqual([['You can go ahead only as far as you have seen.']]);
    fireEvent.change(bar, { target: { value: '10' } });
    expect(media().currentTime).toBe(10);
    fireEvent.change(bar, { target: { value: '70' } });
    expect(media().currentTime).toBe(70);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('forget nothing of what was seen when the picture is left away', async () => {
    const { user, media, progress } = await open(all.WithRules);
    await act(() => media().play());
    act(() => playTo(media(), 60));
    await user.click(screen.getByRole('button', { name: 'Sound only' }));
    act(() => loadMedia(media(), 600));
    expect(media().currentTime).toBe(60);
    await act(() => media().play());
    act(() => playTo(media(), 90));
    await act(async () => media().pause());
    expect(progress().at(-1)).toMatchObject({ watched: [{ from: 0, to: 90 }] });
  });
});

describe('a lesson that is read or not open yet', () => {
  it('is read and marked as read', async () => {
    const user = userEvent.setup();
    const asked = vi.fn<(name: string, variables: OperationVariables) => void>();
    render(<all.Text asked={asked} />);
    expect(await screen.findByRole('heading', { name: 'Before you listen' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark as read' }));
    expect(await screen.findByText('Read')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
    expect(asked).toHaveBeenCalledWith('MarkLessonRead', { lessonId: 'romans-3' });
  });

  it('tells when it opens', async () => {
    render(<all.NotReleased />);
    expect(await screen.findByText(/This lesson opens on Mar 9, 2026, 6:00/)).toBeTruthy();
    expect(screen.queryByRole('group', { name: /^Recording/ })).toBeNull();
  });
});

describe('a recording in two languages', () => {
  it('goes on at the same second in the other one, and says what the sound weighs', async () => {
    const { user, media } = await open(all.TwoLanguages);
    expect(screen.getByRole('button', { name: 'Sound only (4.2 MB)' })).toBeTruthy();
    act(() => playTo(media(), 42));
    await user.click(screen.getByRole('button', { name: 'Language of the recording: English' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
    act(() => loadMedia(media(), 600));
    expect(media().currentTime).toBe(42);
    expect(screen.getByRole('button', { name: 'Language of the recording: Deutsch' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sound only (4.2 MB)' }));
    expect(media().getAttribute('src')).toMatch(/#sound$/);
  });
});

describe('notes', () => {
  async function openNotes() {
    const page = await open(all.WithNotes);
    await page.user.click(screen.getByRole('button', { name: 'Notes' }));
    const region = within(await screen.findByRole('region', { name: 'Notes' }, { timeout: 5000 }));
    await region.findByText('Compare with Romans 3:21.', {}, { timeout: 5000 });
    return { ...page, region };
  }

  it('lead to their second', async () => {
    const { user, region, media } = await openNotes();
    await user.click(region.getByRole('button', { name: 'Go to 1:05' }));
    expect(media().currentTime).toBe(65);
  });

  it('are added at the present second by a key, and pinned for a group', async () => {
    const { user, media, sent } = await open(all.WithNotes);
    act(() => playTo(media(), 83.6));
    screen.getByRole('button', { name: 'Play' }).focus();
    await user.keyboard('n');
    const form = await screen.findByRole('textbox', { name: /^Note/ }, { timeout: 5000 });
    expect(document.activeElement).toBe(form);
    await user.type(form, 'Peace first');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Visible to' }), 'cape-1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Note/ })).toBeNull());
    expect(sent('CreateLessonNote')).toMatchObject([
      {
        lessonId: 'romans-3',
        lessonNoteInput: { atSeconds: 83, text: 'Peace first', groupId: 'cape-1' },
      },
    ]);
  });

  it('are changed by their writer alone; what changed elsewhere is said and nothing typed is lost', async () => {
    const { user, region, sent } = await openNotes();
    expect(region.queryByRole('button', { name: 'Edit the note at 4:00' })).toBeNull();
    expect(region.getByText('From Thabo Nkosi for the group')).toBeTruthy();
    await user.click(region.getByRole('button', { name: 'Edit the note at 3:00' }));
    const field = region.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ });
    await user.type(field, ' And 13.');
    await user.click(region.getByRole('button', { name: 'Save' }));
    expect(await region.findByText(/changed meanwhile/)).toBeTruthy();
    expect(field.value).toBe('Ask about verse 12. And 13.');
    expect(sent('UpdateLessonNote')).toMatchObject([{ _id: 'changed-elsewhere', version: 1 }]);
  });

  it('are removed at once and had back', async () => {
    const { user, region, sent } = await openNotes();
    await user.click(region.getByRole('button', { name: 'Remove the note at 1:05' }));
    await user.click(await region.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(region.queryByText('The note was removed.')).toBeNull());
    expect(sent('RemoveLessonNote')).toEqual([{ _id: 'note-1' }]);
    expect(sent('CreateLessonNote')).toMatchObject([
      { lessonNoteInput: { atSeconds: 65, text: 'Compare with Romans 3:21.' } },
    ]);
  });

  it('that are none explain how the first one comes', async () => {
    const { user } = await open(all.Video);
    await user.click(screen.getByRole('button', { name: 'Notes' }));
    expect(await screen.findByText(/The N key adds one/, {}, { timeout: 5000 })).toBeTruthy();
  });

  it('are closed to whoever looks through a person’s account', async () => {
    const { user, sent } = await open(all.WithNotes, buildUser({ impersonatingUser: 'Ada' }));
    await user.click(screen.getByRole('button', { name: 'Notes' }));
    expect(await screen.findByText(/Notes are private/, {}, { timeout: 5000 })).toBeTruthy();
    expect(sent('LessonNotes')).toEqual([]);
  });
});

describe('a preview', () => {
  it('says what it is and saves nothing', async () => {
    const { media, progress, sent } = await open(all.Preview);
    expect(screen.getByText(/Nothing is saved/)).toBeTruthy();
    await act(() => media().play());
    act(() => playTo(media(), 30));
    await act(async () => media().pause());
    expect(fakeState(media()).paused).toBe(true);
    expect(progress()).toEqual([]);
    expect(sent('LessonPreview')).toEqual([{ _id: 'romans-3' }]);
    const next = screen.getByRole('link', { name: /Next lesson/ });
    expect(next.getAttribute('href')).toBe('/student/courses/romans/lessons/romans-4?preview=1');
  });
});

describe('what a recording asks', () => {
  const question = () => screen.findByRole('group', { name: 'Question 2 of 3' });
  const choose = (name: string) => screen.getByRole('radio', { name });
  const sendIt = () => screen.getByRole('button', { name: 'Answer' });
  const moveTo = (value: string) =>
    fireEvent.change(screen.getByRole('slider', { name: 'Position' }), { target: { value } });

  it('is told beforehand and marked along the bar', async () => {
    await open(all.Asks);
    expect(screen.getByText(/^The recording stops 2 times .* at 2:00, 5:00\./)).toBeTruthy();
    expect(screen.getByText('Questions at 2:00, 5:00')).toBeTruthy();
  });

  it('stops it where it plays, and where somebody skips ahead', async () => {
    const { media } = await open(all.Asks);
    moveTo('100');
    await act(() => media().play());
    expect(screen.queryByRole('group', { name: /^Question/ })).toBeNull();
    act(() => playTo(media(), 121));
    expect([media().paused, media().currentTime]).toEqual([true, 120]);
    expect(document.activeElement).toBe(await question());
    moveTo('60');
    expect(screen.queryByRole('group', { name: /^Question/ })).toBeNull();
    moveTo('500');
    expect(media().currentTime).toBe(120);
    await question();
    await act(() => media().play());
    act(() => playTo(media(), 120.5));
    expect([media().paused, media().currentTime]).toEqual([true, 120]);
  });

  it('goes on after the right answer, up to the next question; a wrong one may be tried again', async () => {
    const { user, media, sent } = await open(all.Asks);
    act(() => playTo(media(), 120));
    await question();
    expect(sendIt().matches(':disabled')).toBe(true);
    await user.click(choose('Through the law'));
    await user.click(sendIt());
    expect(await screen.findByText(/^That is not right yet/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Play again from 0:30' }));
    expect([media().paused, media().currentTime]).toEqual([false, 30]);
    act(() => playTo(media(), 120));
    await question();
    expect(choose('Through the law').matches(':checked')).toBe(true);
    await user.click(choose('Through righteousness'));
    await user.click(sendIt());
    expect(await screen.findByText('That is right.')).toBeTruthy();
    const answers = sent('AnswerLessonCheck').map(
      ({ lessonCheckAnswerInput }): unknown => lessonCheckAnswerInput,
    );
    expect(answers).toMatchObject([
      { triesBefore: 0, answer: { choiceIds: ['wrong'] } },
      { triesBefore: 1, answer: { choiceIds: ['right'] } },
    ]);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(media().paused).toBe(false);
    act(() => playTo(media(), 400));
    expect(media().currentTime).toBe(300);
    await user.type(await screen.findByLabelText('Your answer'), 'grace');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('That is right.')).toBeTruthy();
  });

  it('keeps an answer that does not arrive, to be sent again', async () => {
    const { user, media } = await open(all.AnswerDoesNotArrive);
    act(() => playTo(media(), 120));
    await question();
    await user.click(choose('Through righteousness'));
    await user.click(sendIt());
    expect(await screen.findByText(/^Your answer has not arrived/)).toBeTruthy();
    expect(choose('Through righteousness').matches(':checked')).toBe(true);
    expect(sendIt().matches(':disabled')).toBe(false);
  });
});
