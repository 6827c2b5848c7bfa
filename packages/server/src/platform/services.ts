import type { ServerTranslators } from '@lampstand/i18n/server';
import type { Env } from '../env.ts';
import type { VirusScanner } from './clamd.ts';
import type { FileStore } from './file-store.ts';
import type { Live } from './live.ts';
import type { Logger } from './logger.ts';
import type { Mailer } from './mailer.ts';
import type { SiteBoard } from './site-facts.ts';
import type { WorkServices } from './work.ts';

/** Everything that use cases and jobs reach the outside world through. */
export interface Services extends WorkServices {
  readonly env: Env;
  readonly log: Logger;
  readonly live: Live;
  readonly files: FileStore;
  readonly mailer: Mailer;
  /** Looks for malicious software in what people send, where one is configured. */
  readonly scanner: VirusScanner | null;
  /** Key of the signatures on links to files. */
  readonly signingSecret: string;
  readonly translators: ServerTranslators;
  /** The college's own facts. */
  readonly site: SiteBoard;
}
