import { Component, type ReactNode } from 'react';
import { ErrorMessage } from './error-message.tsx';

interface TryOnBoundaryProps {
  readonly children: ReactNode;
  /** The title is the error's then. */
  readonly onBroken: () => void;
  readonly onAgain: () => void;
}

/** A fault inside the modal leaves the shop behind it whole; unmounting the modal stops the camera. */
export class TryOnBoundary extends Component<TryOnBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onBroken();
  }

  override render() {
    const { children, onAgain } = this.props;
    if (!this.state.isBroken) return children;
    const again = () => {
      this.setState({ isBroken: false });
      onAgain();
    };
    return <ErrorMessage error={{ code: 'engine-failed' }} onAgain={again} />;
  }
}
