import { randomInt } from 'node:crypto';

const STEPS = 2 ** 47;

/** A number from 0 up to, not including, 1, that nobody foresees. */
export const chance = (): number => randomInt(STEPS) / STEPS;
