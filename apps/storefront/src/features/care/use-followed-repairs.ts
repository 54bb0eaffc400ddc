import type { RepairBody } from '@vitrine/contracts';
import { useRevalidator } from 'react-router';
import { useFollowing } from '../../shared/page/use-following.ts';

/** Whether nothing more happens to a repair: the piece is back, or never came and was declined. */
const isOver = ({ state, steps }: Pick<RepairBody, 'state' | 'steps'>): boolean =>
  state === 'returned' || (state === 'declined' && !steps.some((step) => step.state === 'received'));

/** [R2.052] The open page sees what becomes of its repairs, such as a payment that is decided later. */
export function useFollowedRepairs(repairs: readonly RepairBody[]): void {
  const { revalidate } = useRevalidator();
  const isOn = repairs.some((repair) => !isOver(repair));
  useFollowing({ isOn, seen: JSON.stringify(repairs), look: revalidate });
}
