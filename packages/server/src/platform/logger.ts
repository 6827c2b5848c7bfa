import { pino, type Logger as PinoLogger, type LoggerOptions } from 'pino';
import { describeError } from './describe-error.ts';

export type Logger = PinoLogger;

/** Secrets are cut out by name wherever they appear, and errors tell only what a log may know. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: null,
  serializers: { err: (error: unknown) => describeError(error) },
  redact: {
    paths: [
      'password',
      '*.password',
      'cookie',
      '*.cookie',
      'authorization',
      '*.authorization',
      'token',
      '*.token',
    ],
    censor: '[hidden]',
  },
});

/** Structured log lines on standard output. */
export const createLogger = (level: string): Logger => pino(loggerOptions(level));
