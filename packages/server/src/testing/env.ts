import { type Env, readEnv } from '../env.ts';

/** A PostgreSQL server for the database suites; without it they run on the embedded engine. */
export const testDatabaseUrl = (): string | undefined => process.env.TEST_DATABASE_URL || undefined;

/** The day on which the demonstration college of the tests stands still. */
export const ANCHOR = '2026-03-02';

/** Configuration of a server under test. */
export const testEnv = (overrides: Record<string, string> = {}): Env =>
  readEnv({
    NODE_ENV: 'test',
    APP_ENV: 'development',
    LOG_LEVEL: 'silent',
    SEED_ANCHOR: ANCHOR,
    SIGNING_SECRET: 'a secret that is long enough for tests only',
    ...overrides,
  });

/** Silent unless somebody looks for the cause of a failure: `TEST_LOG_LEVEL=error`. */
export const testLogLevel = (): string => process.env.TEST_LOG_LEVEL || 'silent';

/** Tries for each of known and unknown people whose times are compared: `SAME_TIME_ROUNDS=1000` for all. */
export const sameTimeRounds = (): number => Number(process.env.SAME_TIME_ROUNDS || 20);

/** Files of questions that are written and read again: `QUESTION_FILE_ROUNDS=10000` for many. */
export const questionFileRounds = (): number => Number(process.env.QUESTION_FILE_ROUNDS || 200);

/** Whether the counted tests of abuse try everything, which takes long: `ABUSE=full`. */
export const abuseInFull = (): boolean => process.env.ABUSE === 'full';

/** Whether all suites run on another engine, and on this one only those that know it and the first ones. */
export const onlyEngine = (): boolean => process.env.ONLY_ENGINE === '1';

/** Sequences of starts, answers, waits and ends that an exam is tried with: `EXAM_SEQUENCES=10000` for all. */
export const examSequences = (): number => Number(process.env.EXAM_SEQUENCES || 60);

/** Random exams whose score is compared with another calculation: `RANDOM_EXAMS=10000` for all. */
export const randomExams = (): number => Number(process.env.RANDOM_EXAMS || 500);

/** How often many do the same at the same moment in an exam: `EXAM_RUSHES=full` for all of it. */
export const examRushes = () =>
  process.env.EXAM_RUSHES === 'full'
    ? { students: 200, handIns: 20, starts: 100 }
    : { students: 40, handIns: 1, starts: 1 };
