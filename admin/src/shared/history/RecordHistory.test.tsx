import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { historyServer } from '../../testing/history-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './RecordHistory.stories.tsx';

const { OfAPerson, OfADocument, OfAnExam, OfACourse, Empty, Failing, Refused } =
  composeStories(stories);

const rowOf = (name: RegExp, at = 0) =>
  within(screen.getAllByRole('row', { name })[at] ?? document.body);

describe('the history of a record', () => {
  test('tells field by field in words what was and what is', async () => {
    renderStory(() => <OfAPerson />);
    await screen.findByRole('heading', { name: 'Changed in the own profile' });
    expect(document.body.textContent).not.toContain('Invalid message');
    expect(rowOf(/^Language/).getByText('English')).toBeDefined();
    expect(rowOf(/^Language/).getByText('Deutsch')).toBeDefined();
    expect(await screen.findAllByText(/East Africa, Not there any more/)).toHaveLength(1);
    expect(rowOf(/^Roles Not put back/).getByText('Manager')).toBeDefined();
    expect(rowOf(/^Phone numbers/).getByText('+254 700 000 000 · Mobile')).toBeDefined();
  });

  test('tells what an exam asks, from the bank or drawn from a pool, and when answers are shown', async () => {
    renderStory(() => <OfAnExam />);
    expect(await screen.findByText('Who led Israel out of Egypt?')).toBeDefined();
    expect(await screen.findByText('The prophets')).toBeDefined();
    expect(rowOf(/^Questions/).getByText('2 points')).toBeDefined();
    expect(rowOf(/^Correct answers are shown/).getByText('Never')).toBeDefined();
    expect(document.body.textContent).not.toContain('Invalid message');
  });

  test('is one of the views of a course', async () => {
    renderStory(() => <OfACourse />);
    expect(await screen.findByText('Nothing is recorded about this record yet.')).toBeDefined();
  });

  test('names both people where one looked through the eyes of the other', async () => {
    renderStory(() => <OfAPerson />);
    expect(await screen.findByText(/Amos Mwangi, logged in as Ada Njeri/)).toBeDefined();
    expect(screen.getByText(/· The system/)).toBeDefined();
    expect(screen.getByText(/^Put back what was changed on/)).toBeDefined();
  });

  test('shows rich text as text, and of a long one the beginning', async () => {
    const { user } = renderStory(() => <OfADocument />);
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(document.body.textContent).not.toContain('<h2>');
    expect(rowOf(/^Readers/).getByText('Facilitators')).toBeDefined();
    await user.click(more);
    expect(screen.getByRole('button', { name: 'Show less' })).toBeDefined();
  });

  test('puts back what may be put back after a question, with the version that was read', async () => {
    const server = historyServer();
    const { user } = renderStory(() => <OfAPerson server={server} />);
    const [first] = await screen.findAllByRole('button', { name: 'Put back' });
    if (!first) throw new Error('Nothing can be put back');
    await user.click(first);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Phone numbers')).toBeDefined();
    expect(dialog.queryByText('E-mail')).toBeNull();
    expect(server.calls.some(({ operation }) => operation === 'RecordHistoryRestore')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Put back' }));
    expect(await screen.findByText('The former values are back.')).toBeDefined();
    const call = server.calls.find(({ operation }) => operation === 'RecordHistoryRestore');
    expect(call?.variables).toEqual({ resource: 'users', id: 'u-01', version: 7, entryId: 'h-5' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says why it was refused, and the question stays', async () => {
    const { user } = renderStory(() => <Refused />);
    const [first] = await screen.findAllByRole('button', { name: 'Put back' });
    if (!first) throw new Error('Nothing can be put back');
    await user.click(first);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Put back' }));
    expect(await dialog.findByText('Somebody else changed this record.')).toBeDefined();
  });

  test('is one of two views of the page', async () => {
    const { user } = renderStory(() => <OfAPerson />);
    await screen.findByRole('heading', { name: 'History' });
    await user.click(screen.getByRole('link', { name: 'Details' }));
    expect(await screen.findByRole('heading', { name: 'Person' })).toBeDefined();
  });

  test('says that there is nothing, or that it could not be loaded', async () => {
    const { unmount } = renderStory(() => <Empty />);
    expect(await screen.findByText('Nothing is recorded about this record yet.')).toBeDefined();
    unmount();
    renderStory(() => <Failing />);
    expect(await screen.findByText(/Something went wrong on our side/)).toBeDefined();
  });
});
