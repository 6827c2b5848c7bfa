import { Component, Fragment, type ComponentType, type ReactNode } from 'react';
import { isChunkLoadFailure } from './chunk-failure.ts';
import { PartMissing } from './part-missing.ts';
import { PartMissingNote } from './PartMissingNote.tsx';

export type Frame = ComponentType<{ readonly children: ReactNode }>;

export interface PartBoundaryProps {
  /** Fetches what was missing; what it rejects with is the next failure. */
  readonly fetchAgain: () => Promise<unknown>;
  /** Of a part that shows nothing, nothing is said: it is tried again when the connection is back. */
  readonly quiet?: boolean | undefined;
  /** What surrounds the words, where the part would have brought it: `Page` for a screen. */
  readonly frame?: Frame | undefined;
  /** Reloads the page; for tests. */
  readonly reload?: (() => void) | undefined;
  readonly show: () => ReactNode;
}

interface PartBoundaryState {
  readonly failure?: { readonly error: unknown } | undefined;
}

/**
 * Error boundary of a lazily loaded part: in its place stands what happened, with a way to try again.
 * Errors of the part itself go on to the boundary around it.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = {};

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { failure: { error } };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.onOnline);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.onOnline);
  }

  onOnline = (): void => {
    if (this.state.failure) void this.fetchAgain();
  };

  /** @returns whether the part is here now. */
  fetchAgain = async (): Promise<boolean> => {
    try {
      await this.props.fetchAgain();
      this.setState({ failure: undefined });
      return true;
    } catch {
      return false;
    }
  };

  /**
   * A browser may remember that a file could not be fetched and not ask for it again
   * (https://github.com/whatwg/html/issues/6768): then only a fresh page gets it.
   */
  retry = async (): Promise<void> => {
    const here = await this.fetchAgain();
    if (!here && navigator.onLine) (this.props.reload ?? reloadPage)();
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.show();
    if (!isMissing(failure.error)) throw failure.error;
    if (this.props.quiet) return null;
    const Surrounding = this.props.frame ?? Fragment;
    return (
      <Surrounding>
        <PartMissingNote onRetry={this.retry} />
      </Surrounding>
    );
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof PartMissing || isChunkLoadFailure(error);

function reloadPage(): void {
  window.location.reload();
}
