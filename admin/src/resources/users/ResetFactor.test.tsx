import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { people } from '../../testing/people.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './Users.stories.tsx';

const { Show } = composeStories(stories);

describe('the lost authenticator app of a person', () => {
  test('is removed by a superadmin with a reason, who is told what that means', async () => {
    const server = fakeServer({ resetSecondFactor: () => true });
    const { user } = renderStory(() => <Show as={people.superadmin} server={server} />);
    await user.click(await screen.findByRole('button', { name: 'Remove authenticator app' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('The person is told by e-mail');
    const asked = () =>
      server.calls.filter(({ operation }) => operation === 'UsersResetSecondFactor');
    const remove = within(dialog).getByRole('button', { name: 'Remove authenticator app' });
    await user.click(remove);
    expect(asked()).toEqual([]);
    await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'lost it');
    await user.click(remove);
    await waitFor(() =>
      expect(asked()[0]?.variables).toEqual({ userId: 'u-01', reason: 'lost it' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('The authenticator app was removed.')).toBeDefined();
  });

  test('that was not there is said so, and the reason stays', async () => {
    const server = fakeServer({
      resetSecondFactor: () => {
        throw refusal('INVALID', 'This person has no authenticator app.');
      },
    });
    const { user } = renderStory(() => <Show as={people.superadmin} server={server} />);
    await user.click(await screen.findByRole('button', { name: 'Remove authenticator app' }));
    const dialog = await screen.findByRole('dialog');
    const reason = within(dialog).getByRole('textbox', { name: /^Reason/ });
    await user.type(reason, 'lost it');
    await user.click(within(dialog).getByRole('button', { name: 'Remove authenticator app' }));
    expect(await within(dialog).findByText('This person has no authenticator app.')).toBeDefined();
    expect(within(dialog).getByDisplayValue('lost it')).toBeDefined();
  });

  test('is nothing for an admin to remove', async () => {
    renderStory(() => <Show as={people.admin} />);
    await screen.findByRole('button', { name: 'Log in as this person' });
    expect(screen.queryByRole('button', { name: 'Remove authenticator app' })).toBeNull();
  });
});
