/** [R2.081, R2.090] A device that is held in the hand: its main pointer is a finger. Everything else is a desktop. */
export const isMobile = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;
