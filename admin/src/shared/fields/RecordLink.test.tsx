import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SessionProvider } from '@lampstand/auth';
import { fakeSession } from '@lampstand/auth/testing';
import { people } from '../../testing/people.ts';
import { RecordLink } from './RecordLink.tsx';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

test('the link of a row is followed alone: the row, which leads to the same page, does not hear of it', async () => {
  const row = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <SessionProvider session={fakeSession(people.admin)}>
        <table>
          <tbody>
            <tr onClick={row}>
              <td>
                <RecordLink resource="groups" id="g-1">
                  Nairobi
                </RecordLink>
              </td>
            </tr>
          </tbody>
        </table>
        <Address />
      </SessionProvider>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Nairobi' }));
  expect(screen.getByRole('status').textContent).toBe('/groups/g-1/show');
  expect(row).not.toHaveBeenCalled();
});
