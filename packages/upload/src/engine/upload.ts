/** What a file is for; the server knows how each kind is taken (docs/product/uploads.md). */
export interface UploadTarget {
  readonly itemType: UploadItemType;
  readonly itemId: string;
  /** The language that the file speaks, where that matters. */
  readonly locale: string | null;
  readonly title: string;
}

export type UploadItemType =
  | 'LESSON_RECORDING'
  | 'LESSON_AUDIO'
  | 'LESSON_SUBTITLES'
  | 'LESSON_DOWNLOAD'
  | 'COURSE_IMAGE'
  | 'TEACHER_PICTURE'
  | 'TRANSCRIPT_SEAL'
  | 'ASSIGNMENT_DOWNLOAD'
  | 'SUBMISSION_FILE'
  | 'FEEDBACK_FILE';

/** Where an upload stands; an aborted one is in the list no longer. */
export type UploadStatus = 'loading' | 'uploading' | 'completed' | 'error';

/**
 * Beside the status: it waits for the network, or for a line that does not cost by the byte, or the
 * server looks at the whole file.
 */
export type Activity = 'waiting' | 'metered' | 'checking';

/** What went wrong, or what is missing. */
export type Problem =
  /** A part did not arrive, however often it was sent. */
  | { readonly kind: 'part'; readonly part: number }
  /** What arrived of a part was not what was sent, however often it was. */
  | { readonly kind: 'damaged'; readonly part: number }
  /** All parts were sent, and the server still lacks some. */
  | { readonly kind: 'chunk' }
  /** The server gave the upload no id or no token. */
  | { readonly kind: 'noUploadInfo' }
  /** It stopped with the page; its file is needed to go on. */
  | { readonly kind: 'interrupted' }
  /** The file was moved, changed, or may not be read. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'otherName'; readonly name: string }
  | { readonly kind: 'otherFile'; readonly name: string }
  | { readonly kind: 'noFile' }
  /** Another window of this browser is sending it. */
  | { readonly kind: 'elsewhere' }
  /** No answer came, for minutes. */
  | { readonly kind: 'noAnswer' }
  /** In the server's words, which a person can read; `final` where sending it again is of no use. */
  | { readonly kind: 'refused'; readonly message: string; readonly final: boolean };

/** One upload as everybody sees it. */
export interface Upload extends UploadTarget {
  readonly id: string;
  /** The file's name. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly status: UploadStatus;
  readonly activity: Activity | undefined;
  /** 0 to 1, in whole hundredths: whoever looks is told a hundred times, not ten thousand. */
  readonly progress: number;
  readonly problem: Problem | undefined;
  /** Going on takes the choice of the file: neither the page nor the browser has kept it. */
  readonly needsFile: boolean;
}

/** Whether it can go on, now or once its file is chosen. */
export const canResume = ({ problem, status }: Pick<Upload, 'status' | 'problem'>): boolean =>
  status === 'error' && !(problem?.kind === 'refused' && problem.final);

export const isUnderWay = ({ status }: Pick<Upload, 'status'>): boolean =>
  status === 'loading' || status === 'uploading';

/** A file as it was chosen, with its handle where the browser gave one. */
export interface ChosenFile {
  readonly file: File;
  readonly handle?: FileSystemFileHandle | undefined;
}

/** Ends a run of an upload with something to tell. */
export class UploadProblem extends Error {
  override readonly name = 'UploadProblem';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.kind);
    this.problem = problem;
  }
}
