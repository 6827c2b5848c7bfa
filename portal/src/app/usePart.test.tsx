import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';
import { createPart, type Part } from './part.ts';
import { usePart } from './usePart.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Screen = ({ name }: { readonly name: string }) => <p>{`Hello ${name}`}</p>;

function Later({ part }: { readonly part: Part<string> }) {
  return <p>{usePart(part) ?? 'Not yet'}</p>;
}

class Guard extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p>It failed</p> : this.props.children;
  }
}

test('a part that is here shows at once', async () => {
  const part = createPart(() => Promise.resolve('Here'));
  await part.load();
  render(<Later part={part} />);
  expect(screen.getByText('Here')).toBeDefined();
});

test('a part that comes later replaces what stood in for it', async () => {
  const part = createPart(() => Promise.resolve('Here'));
  render(<Later part={part} />);
  expect(screen.getByText('Not yet')).toBeDefined();
  await act(() => part.load());
  expect(screen.getByText('Here')).toBeDefined();
});

test('a part that cannot be fetched is left to the error boundary', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  const part = createPart<string>(() => Promise.reject(new Error('gone')));
  render(
    <Guard>
      <Later part={part} />
    </Guard>,
  );
  await act(() => vi.runAllTimersAsync());
  expect(screen.getByText('It failed')).toBeDefined();
});

test('a lazy component suspends until its part is here, and keeps its state afterwards', async () => {
  const part = createPart(() => Promise.resolve(Screen));
  const Lazy = lazyPart(part);
  const { rerender } = render(
    <Suspense fallback="Wait">
      <Lazy name="Ruth" />
    </Suspense>,
  );
  const shown = await screen.findByText('Hello Ruth');
  rerender(
    <Suspense fallback="Wait">
      <Lazy name="Naomi" />
    </Suspense>,
  );
  expect(screen.getByText('Hello Naomi')).toBe(shown);
});

test('a lazy component whose part is here does not suspend', async () => {
  const part = createPart(() => Promise.resolve(Screen));
  await part.load();
  const Lazy = lazyPart(part);
  render(<Lazy name="Ruth" />);
  expect(screen.getByText('Hello Ruth')).toBeDefined();
});
