import { Component, type ReactNode } from 'react';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';

const hotline = phoneLink(env.hotline);

interface Props {
  children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="mx-auto max-w-2xl px-4 py-24 text-center">
        <h1>This page could not be loaded.</h1>
        <p className="mt-4">
          Check your connection and try again, or call us any time:{' '}
          <a className="font-bold underline" href={hotline.href}>
            {hotline.text}
          </a>
        </p>
        <button
          type="button"
          className="mt-6 min-h-12 rounded bg-navy-900 px-6 font-bold text-white"
          onClick={() => window.location.reload()}
        >
          Try again
        </button>
      </div>
    );
  }
}
