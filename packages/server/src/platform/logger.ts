import { pino, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

/** Structured log lines on standard output; secrets are cut out by name wherever they appear. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
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
}
