import { Component, type ReactNode } from 'react';

interface RulerBoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
}

/** [R8.036] Whatever breaks in the ruler closes its modal, and nothing else. */
export class RulerBoundary extends Component<RulerBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isBroken ? undefined : this.props.children;
  }
}
