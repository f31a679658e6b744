import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  children: ReactNode;
  /** Shown instead when the code of the map cannot be loaded; nothing if left out. */
  fallback?: ReactNode;
}

/** A map is an extra: when it fails, the page around it stays. */
export class MapBoundary extends Component<MapBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
