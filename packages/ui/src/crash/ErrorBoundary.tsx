import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isChunkLoadFailure, reloadOnce } from './chunk-failure.ts';
import { CrashScreen } from './CrashScreen.tsx';

/** Specification §9: the delay of the reload after a part of the app could not be fetched. */
const reloadDelayMs = 1000;

export interface ErrorBoundaryProps {
  readonly onLogout: () => void;
  /** For the log of actions and crashes. It is called once per crash. */
  readonly onError?: ((error: Error, componentStack: string) => void) | undefined;
  /** Reloads the page; false when a reload just now did not help. */
  readonly reload?: (() => boolean) | undefined;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly crashed: boolean;
  readonly reloading: boolean;
}

/** Shows the crash screen in place of what crashed, and reloads when files were missing. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { crashed: false, reloading: false };
  timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { crashed: true, reloading: isChunkLoadFailure(error) };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo): void {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    this.props.onError?.(error, info.componentStack ?? '');
    if (isChunkLoadFailure(error)) this.timer = setTimeout(this.reload, reloadDelayMs);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  reload = (): void => {
    const { reload = reloadOnce } = this.props;
    if (!reload()) this.setState({ reloading: false });
  };

  override render(): ReactNode {
    const { crashed, reloading } = this.state;
    if (!crashed) return this.props.children;
    return <CrashScreen onLogout={this.props.onLogout} reloading={reloading} />;
  }
}
