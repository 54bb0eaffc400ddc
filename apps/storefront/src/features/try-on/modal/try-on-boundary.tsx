import { Component, type ReactNode } from 'react';
import { ErrorMessage } from './error-message.tsx';

/** Whatever breaks inside the modal leaves the shop behind it whole; unmounting what broke puts the camera out. */
export class TryOnBoundary extends Component<
  { readonly children: ReactNode },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <ErrorMessage error={{ code: 'engine-failed' }} /> : this.props.children;
  }
}
