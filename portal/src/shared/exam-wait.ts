/** An exam that waits for somebody who has to sign in again. */
export interface ExamWait {
  /** Of the attempt's page. */
  readonly path: string;
  readonly title: string;
  /** When it fails, by this device's clock in milliseconds; undefined where nothing fails it. */
  readonly failsAt: number | undefined;
}

const storageKey = 'lampstand.examWaits';

/** Remembers for the login page of this tab that an exam waits. */
export function keepExamWait(wait: ExamWait): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(wait));
  } catch {
    // Storage may be refused: the login page then says less.
  }
}

export function forgetExamWait(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
}

/** The exam to which somebody is on their way back, unless it has failed meanwhile. */
export function readExamWait(wayBack: string | null, now: number): ExamWait | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null || wayBack === null) return undefined;
    const { path, title, failsAt } = Object.fromEntries<unknown>(Object.entries(kept));
    if (typeof path !== 'string' || typeof title !== 'string') return undefined;
    if (wayBack.split(/[?#]/)[0] !== path) return undefined;
    const until = typeof failsAt === 'number' ? failsAt : undefined;
    return until !== undefined && until <= now ? undefined : { path, title, failsAt: until };
  } catch {
    return undefined;
  }
}
