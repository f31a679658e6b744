import { Component, type ReactNode } from 'react';
import { SERVICE_AREA_PAGE } from '#src/content/places/service-areas.ts';

/** A map that cannot be loaded leaves a sentence, not a broken page: everything it shows is in the list above it too. */
export class MapBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="grid size-full place-content-center p-6 text-center">{SERVICE_AREA_PAGE.mapFailed}</p>
    );
  }
}
