import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './DocsPage.stories.tsx';

const {
  SomeDocuments,
  NoDocuments,
  LoadingList,
  FailingList,
  OneDocument,
  ForSuperadmins,
  NotAvailable,
  LoadingDocument,
  FailingDocument,
} = composeStories(stories);

afterEach(() => vi.restoreAllMocks());

describe('the list of documents', () => {
  it('gives every document an address of its own and shows how it begins', async () => {
    render(<SomeDocuments />);
    const link = await screen.findByRole('link', { name: 'Exam Rules' });
    expect(link.getAttribute('href')).toBe('/docs?title=Exam+Rules');
    expect(screen.getByText(/what you have made your own/)).toBeTruthy();
    expect(screen.getAllByText(/Last changed: .*2026/)).toHaveLength(3);
  });

  it('asks the server for what is searched, once the word is typed, and tells how many', async () => {
    const asked = vi.fn<() => void>();
    render(<SomeDocuments asked={asked} />);
    await screen.findByRole('link', { name: 'Exam Rules' });
    await userEvent.type(screen.getByRole('searchbox', { name: /Search titles/ }), 'Handbook');
    expect(await screen.findByText('1 document found')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Exam Rules' })).toBeNull();
    expect(asked.mock.calls).toEqual([
      ['DocumentList', { q: '' }],
      ['DocumentList', { q: 'Handbook' }],
    ]);
  });

  it('says that nothing was found', async () => {
    render(<SomeDocuments />);
    await userEvent.type(await screen.findByRole('searchbox'), 'astronomy');
    expect(await screen.findByText('No document matches “astronomy”.')).toBeTruthy();
  });

  it('opens a document, from which the trail leads back', async () => {
    render(<SomeDocuments />);
    await userEvent.click(await screen.findByRole('link', { name: 'Exam Rules' }));
    expect(await screen.findByRole('heading', { name: 'Before you start' })).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Documentation' });
    expect(back.getAttribute('href')).toBe('/docs');
  });

  it('explains an empty list', async () => {
    render(<NoDocuments />);
    expect(await screen.findByText('There are no documents for you yet.')).toBeTruthy();
  });

  it('shows the heading while it loads and when it fails', async () => {
    const { unmount } = render(<LoadingList />);
    expect(screen.getByRole('heading', { name: 'Documentation' })).toBeTruthy();
    unmount();
    vi.spyOn(console, 'error').mockReturnValue();
    render(<FailingList />);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the page of a document', () => {
  it('has the title as its heading, and nothing to change for most people', async () => {
    render(<OneDocument />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Exam Rules' })).toBeTruthy();
    expect(await screen.findByText('Find a quiet place.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });

  it('prints', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    render(<OneDocument />);
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('leads superadmins to its form and says when others do not see it', async () => {
    render(<ForSuperadmins />);
    const edit = await screen.findByRole('link', { name: 'Edit' });
    expect(edit.getAttribute('href')).toBe('/documents/exam-rules');
    expect(screen.getByText('Not published')).toBeTruthy();
  });

  it('says the same of whatever cannot be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    render(<NotAvailable />);
    expect(await screen.findByText(/does not exist, or it is not meant for you/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('shows the asked title while it loads and when it fails', async () => {
    const { unmount } = render(<LoadingDocument />);
    expect(screen.getByRole('heading', { level: 1, name: 'Exam Rules' })).toBeTruthy();
    unmount();
    vi.spyOn(console, 'error').mockReturnValue();
    render(<FailingDocument />);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  });
});
