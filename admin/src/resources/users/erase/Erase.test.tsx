import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { eraseServer } from '../../../testing/erase-server.ts';
import { people } from '../../../testing/people.ts';
import { renderStory } from '../../../testing/render-story.tsx';
import * as stories from './Erase.stories.tsx';

const { Offered, OtherAddress, Changed, NoPreview, Erased } = composeStories(stories);

type User = ReturnType<typeof renderStory>['user'];

async function ask(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Erase…' }));
  return within(await screen.findByRole('dialog', { name: 'Erase Ben Njeri?' }));
}

async function fill(user: User, dialog: Awaited<ReturnType<typeof ask>>) {
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'by letter');
  await user.type(dialog.getByRole('textbox', { name: /^E-mail address/ }), 'ben@x.example');
  await user.click(dialog.getByRole('button', { name: 'Erase for ever' }));
}

describe('erasing a person', () => {
  test('tells what goes, what stays and that it is for ever, and offers the data first', async () => {
    const { user } = renderStory(() => <Offered />);
    const dialog = await ask(user);
    const progress = await dialog.findByText('Progress and visits');
    expect(progress.nextSibling?.textContent).toBe('1,240');
    expect(dialog.getByText('Exam results')).toBeDefined();
    expect(dialog.getByText(/removed for ever/)).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Download personal data' })).toBeDefined();
  });

  test('needs a reason and the address, and sends what was typed', async () => {
    const server = eraseServer();
    const { user } = renderStory(() => <Offered server={server} />);
    const dialog = await ask(user);
    const asked = () => server.calls.filter(({ operation }) => operation === 'UsersErase');
    await user.click(dialog.getByRole('button', { name: 'Erase for ever' }));
    expect(asked()).toEqual([]);
    await fill(user, dialog);
    await waitFor(() =>
      expect(asked()[0]?.variables).toEqual({
        userId: 'u-01',
        version: expect.any(Number),
        confirmation: 'ben@x.example',
        reason: 'by letter',
      }),
    );
    expect(await screen.findByText('The person was erased.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says at the field that the address is another one, and keeps what was typed', async () => {
    const { user } = renderStory(() => <OtherAddress />);
    const dialog = await ask(user);
    await fill(user, dialog);
    expect(await dialog.findByText(/not the e-mail address of the account/)).toBeDefined();
    expect(dialog.getByDisplayValue('by letter')).toBeDefined();
  });

  test('says that the account was changed meanwhile', async () => {
    const { user } = renderStory(() => <Changed />);
    const dialog = await ask(user);
    await fill(user, dialog);
    expect(await dialog.findByText('Somebody changed this meanwhile.')).toBeDefined();
  });

  test('says where it cannot tell what would go', async () => {
    const { user } = renderStory(() => <NoPreview />);
    const dialog = await ask(user);
    expect(await dialog.findByText('Something went wrong on our side.')).toBeDefined();
  });

  test('is not offered to admins', async () => {
    renderStory(() => <Offered as={people.admin} />);
    await screen.findByRole('button', { name: 'Log in as this person' });
    expect(screen.queryByRole('button', { name: 'Erase…' })).toBeNull();
  });
});

describe('the page of somebody who was erased', () => {
  test('says when, by whom and why, and offers nothing more', async () => {
    renderStory(() => <Erased />);
    expect(await screen.findByText(/^Erased on .* by Sarah Abeni$/)).toBeDefined();
    expect(screen.getByText('Reason: Asked for by letter')).toBeDefined();
    for (const name of ['Erase…', 'Log in as this person', 'Download personal data']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });
});
