/** The only source of "now" in the server. */
export interface Clock {
  now(): Date;
  /** Milliseconds since some moment: no correction of the clock on the wall changes how they run. */
  monotonic(): number;
}

export const systemClock: Clock = { now: () => new Date(), monotonic: () => performance.now() };

/** A clock for tests and seeds that stands still until it is moved. */
export class FixedClock implements Clock {
  #now: Date;
  #monotonic = 0;
  constructor(start: string | Date) {
    this.#now = new Date(start);
  }
  now(): Date {
    return new Date(this.#now);
  }
  monotonic(): number {
    return this.#monotonic;
  }
  /** Moves the clock on by whole milliseconds. */
  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
    this.#monotonic += milliseconds;
  }
  /** Sets the clock on the wall forward or, below zero, back, as a correction does. */
  step(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
