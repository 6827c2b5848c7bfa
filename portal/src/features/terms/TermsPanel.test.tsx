import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { renderSettled } from '../../testing/render-settled.ts';
import * as stories from './TermsPanel.stories.tsx';

const { Newcomer, Refusing } = composeStories(stories);

const newcomer = () => fakeSession(buildUser({ termsAccepted: false }));
const enter = () => userEvent.click(screen.getByRole('button', { name: 'Enter the site' }));
const tick = () => userEvent.click(screen.getByRole('checkbox'));

test('the whole terms can be read before they are accepted', async () => {
  await renderSettled(<Newcomer />);
  expect(await screen.findByRole('heading', { name: 'Study and exams' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Changes to these terms' })).toBeDefined();
});

test('without the tick nobody enters, and the panel says why', async () => {
  const session = newcomer();
  await renderSettled(<Newcomer session={session} />);
  await enter();
  expect(screen.getByRole('alert').textContent).toContain(
    'Acceptance is required to enter the site',
  );
  expect(session.asked).toEqual([]);
});

test('with the tick the terms are accepted', async () => {
  const session = newcomer();
  await renderSettled(<Newcomer session={session} />);
  await tick();
  await enter();
  expect(session.asked).toEqual(['acceptTerms']);
});

test('a refusal of the server is told', async () => {
  await renderSettled(<Refusing />);
  await tick();
  await enter();
  expect((await screen.findByRole('alert')).textContent).toContain('Please try again later');
});

test('whoever does not accept can log out', async () => {
  const session = newcomer();
  await renderSettled(<Newcomer session={session} />);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(session.asked).toEqual(['logout']);
});
