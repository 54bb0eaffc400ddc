/** [R2.094] How many times larger the stage is shown, one press after the other. */
const STEPS = [1, 1.5, 2, 3] as const;

/** The next step, and the first one after the last. */
export const nextZoom = (times: number): number => STEPS.find((step) => step > times) ?? STEPS[0];
