import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { college } from '../../testing/college.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderStory } from '../../testing/render-story.tsx';
import * as stories from './AttendanceSchemas.stories.tsx';

const { Create, Edit, List, Show, ShowUnused } = composeStories(stories);
const [standard] = college.attendanceSchemas;

describe('attendance schemas', () => {
  test('are listed with what they take off and which one is the default', async () => {
    renderStory(() => <List />);
    const row = (await screen.findByRole('link', { name: 'Standard' })).closest('tr');
    expect(row && within(row).getByText('2%')).toBeDefined();
    expect(row && within(row).getByText('Default')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add New' })).toBeDefined();
  });

  test('tell in plain words what they do to a grade, and who is judged by them', async () => {
    renderStory(() => <Show />);
    expect(
      await screen.findByText('Whoever arrives more than 10 minutes after the beginning is late.'),
    ).toBeDefined();
    expect(screen.getByText('2 absences: no deduction')).toBeDefined();
    expect(screen.getByText('3 absences: -2%')).toBeDefined();
    expect(screen.getByText('5 absences: -6%')).toBeDefined();
    expect(screen.getByText('4 late arrivals: -1%')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Nairobi 2026 A' })).toBeDefined();
  });

  test('say when nobody uses them', async () => {
    renderStory(() => <ShowUnused />);
    expect(await screen.findByText('No group uses this schema.')).toBeDefined();
  });

  test('show the effect of a number while it is typed', async () => {
    const server = fakeServer({ createAttendanceSchema: () => standard });
    const { user } = renderStory(() => <Create server={server} />);
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Evening');
    const absence = screen.getByRole('spinbutton', { name: /^Deduction per absence/ });
    await user.clear(absence);
    await user.type(absence, '5');
    expect(await screen.findByText('4 absences: -5%')).toBeDefined();
    expect(screen.getByText('6 absences: -15%')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/is created/)).toBeDefined();
    const call = server.calls.find(({ operation }) => operation === 'AttendanceSchemasCreate');
    expect(call?.variables['input']).toEqual({
      name: 'Evening',
      minutesLateThreshold: 10,
      graceAbsentsPerTerm: 3,
      graceLatesPerTerm: 3,
      absenceDeduction: 5,
      lateDeduction: 1,
      isDefault: false,
    });
  });

  test('are not sent with a number out of bounds', async () => {
    const server = fakeServer();
    const { user } = renderStory(() => <Edit server={server} />);
    const late = await screen.findByRole('spinbutton', { name: /^Late after/ });
    await user.clear(late);
    await user.type(late, '241');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Must be 240 or less')).toBeDefined();
    expect(server.calls.some(({ operation }) => operation === 'AttendanceSchemasUpdate')).toBe(
      false,
    );
  });

  test('stay while groups use them, and say which', async () => {
    const server = fakeServer({
      removeAttendanceSchema: () => {
        throw refusal('CONFLICT', 'This schema cannot be deleted: Nairobi 2026 A');
      },
    });
    const { user } = renderStory(() => <Edit server={server} />);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Standard?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This schema cannot be deleted: Nairobi 2026 A')).toBeDefined();
  });
});
