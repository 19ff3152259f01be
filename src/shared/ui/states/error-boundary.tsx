import { Component, type ErrorInfo, type ReactNode } from 'react';
import { RenderError } from './render-error';
import { reportRenderFailure } from './render-failures';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** `page` fills the page and offers a reload, `section` replaces the section. */
  form?: 'section' | 'page';
  /** A change (the address, the query) retries automatically. */
  resetKey?: string;
  /** Receives the error. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  resetKey: string | undefined;
}

/**
 * Catches render errors inside one section or one page, so that the rest of the app stays; development and test
 * builds report them (`onRenderFailure`).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey: resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
    // A constant of the build: the error log of specification §2 exists in these builds only.
    if (import.meta.env.DEV || import.meta.env.MODE === 'test')
      reportRenderFailure({ thrown: error, componentStack: info.componentStack ?? '' });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const handleRetry = () => this.setState({ hasFailed: false });
    return <RenderError form={this.props.form ?? 'section'} onRetry={handleRetry} />;
  }
}
