import { Component, type ReactNode } from 'react';
import { PhoneText } from '#src/components/ui/phone-text.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { PAGE_FAILED } from '#words/pages/page-failures.ts';

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
        <h1>{PAGE_FAILED.title}</h1>
        <p className="mt-4">
          {PAGE_FAILED.text}{' '}
          <a className="font-bold underline" href={hotline.href}>
            <PhoneText>{hotline.text}</PhoneText>
          </a>
        </p>
        <button
          type="button"
          className="mt-6 min-h-12 rounded bg-navy-900 px-6 font-bold text-white"
          onClick={() => window.location.reload()}
        >
          {PAGE_FAILED.retry}
        </button>
      </div>
    );
  }
}
