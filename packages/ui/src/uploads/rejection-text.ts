import { ErrorCode, type FileError } from 'react-dropzone';
import type { Translator } from '@lampstand/i18n';

/** What a file must keep to. */
export interface Limits {
  /** Bytes; no limit unless told. */
  readonly maxSize?: number | undefined;
  /** Bytes; 0 unless told. */
  readonly minSize?: number | undefined;
  /** The accepted types in words, such as ".csv, .txt". */
  readonly typesText?: string | undefined;
}

/** Why a file was refused, in the person's language (specification §5, drop-zone messages). */
export function rejectionText(error: FileError, limits: Limits, t: Translator): string {
  const { maxSize = 0, minSize = 0, typesText = '' } = limits;
  switch (error.code) {
    case ErrorCode.FileInvalidType:
      return t('uploads.invalidType', { types: typesText });
    case ErrorCode.FileTooLarge:
      return t('uploads.tooLarge', { size: maxSize });
    case ErrorCode.FileTooSmall:
      return t('uploads.tooSmall', { size: minSize });
    case ErrorCode.TooManyFiles:
      return t('uploads.tooMany');
    default:
      return error.message;
  }
}
