import { v7 } from 'uuid';

/** A new record id: time-ordered, so indexes grow at one end. */
export const newId = (): string => v7();
