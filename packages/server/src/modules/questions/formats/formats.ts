import { readCsv } from './csv-read.ts';
import { writeCsv } from './csv-write.ts';
import type { QuestionFormat, Reader, Writer } from './foreign.ts';
import { readGift } from './gift-read.ts';
import { writeGift } from './gift-write.ts';
import { readMoodle } from './moodle-read.ts';
import { writeMoodle } from './moodle-write.ts';
import { readQti } from './qti-read.ts';
import { writeQti } from './qti-write.ts';

interface FileFormat {
  readonly read: Reader;
  readonly write: Writer;
  readonly extension: string;
  readonly contentType: string;
}

/** What questions are read from and written to. */
export const fileFormats: Readonly<Record<QuestionFormat, FileFormat>> = {
  MOODLE_XML: {
    read: readMoodle,
    write: writeMoodle,
    extension: 'xml',
    contentType: 'application/xml',
  },
  GIFT: { read: readGift, write: writeGift, extension: 'gift.txt', contentType: 'text/plain' },
  QTI: { read: readQti, write: writeQti, extension: 'qti.xml', contentType: 'application/xml' },
  CSV: { read: readCsv, write: writeCsv, extension: 'csv', contentType: 'text/csv' },
};
