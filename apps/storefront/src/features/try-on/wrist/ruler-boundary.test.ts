import { describe, expect, it } from 'vitest';
import { RulerBoundary } from './ruler-boundary.tsx';

describe('the boundary around the ruler', () => {
  it('[R8.036] says what broke, and shows nothing of it any more', () => {
    const heard: unknown[] = [];
    const broken = new Error('the ruler broke');
    const boundary = new RulerBoundary({ children: 'ruler', onError: (error) => heard.push(error) });
    expect(boundary.render()).toBe('ruler');
    boundary.state = RulerBoundary.getDerivedStateFromError();
    boundary.componentDidCatch(broken);
    expect(boundary.render()).toBeUndefined();
    expect(heard).toEqual([broken]);
  });
});
