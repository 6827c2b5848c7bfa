import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './DocumentViewer.stories.tsx';

const {
  Inline,
  InlineForSuperadmins,
  NotPublished,
  Popup,
  PopupNotFound,
  WholePage,
  Loading,
  Failing,
  NotFound,
} = composeStories(stories);

afterEach(() => vi.restoreAllMocks());

describe('DocumentViewer', () => {
  it('shows a document in its place, with who changed it last', () => {
    render(<Inline />);
    const place = within(screen.getByRole('region', { name: 'Exam Rules' }));
    expect(place.getByRole('heading', { name: 'Before you start' })).toBeTruthy();
    expect(place.getByText(/Last changed: .*2026/)).toBeTruthy();
    expect(place.getByText('Daniel Okafor')).toBeTruthy();
    expect(place.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(place.queryByText('Not published')).toBeNull();
  });

  it('offers the way to change it where there is one', () => {
    render(<InlineForSuperadmins />);
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/documents/d1');
  });

  it('says of a document that its readers do not see it yet', () => {
    render(<NotPublished />);
    expect(screen.getByText('Not published')).toBeTruthy();
  });

  it('shows a document over the page and can be closed', async () => {
    const onClose = vi.fn<() => void>();
    render(<Popup onClose={onClose} />);
    const dialog = within(screen.getByRole('dialog', { name: 'Exam Rules' }));
    expect(dialog.getByRole('table')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Edit' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ['in its place', NotFound],
    ['over the page', PopupNotFound],
  ])('says that there is none, %s, and offers nothing to change', (_where, Story) => {
    render(<Story />);
    expect(screen.getByText(/does not exist, or it is not meant for you/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });

  it('prints where it is the page', async () => {
    const onPrint = vi.fn<() => void>();
    render(<WholePage onPrint={onPrint} />);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(onPrint).toHaveBeenCalledOnce();
  });

  it('waits, and can be asked again after a failure', async () => {
    const { unmount } = render(<Loading />);
    expect(screen.getByRole('status').textContent).toContain('Loading');
    unmount();
    vi.spyOn(console, 'error').mockReturnValue();
    const onRetry = vi.fn<() => void>();
    render(<Failing onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('cannot be reached');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
